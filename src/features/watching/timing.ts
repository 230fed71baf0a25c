import { type Metric, onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals';
import type { Timing } from '../../contract/report.ts';
import { MOMENT_AWAKE, MOMENT_CONTENT } from '../../protocol.ts';

/**
 * Measures how fast the page is, by Web Vitals (docs/watching.md#timing). Returns a function that reads the result. It
 * includes what happened before the call, since browsers record it.
 */
export function watchTiming(): () => Timing {
  const vitals: Partial<Record<Metric['name'], number>> = {};
  for (const follow of [onTTFB, onFCP, onLCP, onCLS, onINP]) {
    follow(({ name, value }: Metric) => Object.assign(vitals, { [name]: value }), { reportAllChanges: true });
  }
  return () => {
    const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    // A page opened in the background is painted only when the reader switches to it, so its paint times mean nothing
    // and are left out.
    const isSeen = vitals.FCP !== undefined;
    const times = {
      firstByte: vitals.TTFB,
      firstPaint: vitals.FCP,
      largestPaint: vitals.LCP,
      interaction: vitals.INP,
      awake: isSeen ? timeOf(MOMENT_AWAKE) : undefined,
      content: isSeen ? timeOf(MOMENT_CONTENT) : undefined,
    };
    const whole = Object.entries(times).flatMap(([name, ms]) => (ms === undefined ? [] : [[name, Math.round(ms)]]));
    return {
      navigation: navigation?.type ?? 'navigate',
      ...Object.fromEntries(whole),
      ...(vitals.CLS !== undefined && { layoutShift: Math.round(vitals.CLS * 1000) / 1000 }),
    };
  };
}

function timeOf(name: string): number | undefined {
  return performance.getEntriesByName(name)[0]?.startTime;
}

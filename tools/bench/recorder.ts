import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type * as WebVitals from 'web-vitals';
import type { LongTask } from './figures.ts';

const LIBRARY = readFileSync(fileURLToPath(import.meta.resolve('web-vitals')).replace(/\.\w+$/, '.iife.js'), 'utf8');

/** The settings for a page, set before its own code runs. */
interface Orders {
  /** Values of sessionStorage, for a session. */
  session: Readonly<Record<string, string>>;
  /** A selector for the main content. */
  content: string | undefined;
}

/** The measurements of a visit, in milliseconds from the start of its navigation; undefined if it did not happen. */
interface Recording {
  firstPaintMs?: number;
  hydratedMs?: number;
  contentMs?: number;
  tasks: LongTask[];
  /** Cumulative layout shift. */
  shift: number;
}

/** A script file that the page has loaded. */
interface LoadedScript {
  bytes: number;
  endMs: number;
}

/** The recording, and the browser's own measurements. */
export interface Noted extends Recording {
  documentBytes: number;
  scripts: LoadedScript[];
}

type RecordedWindow = Window & { benchRecording?: Recording };

/** The source of a script that runs in the page before its own code, and records until the page is left. */
export function recorderOf(orders: Orders): string {
  return `${LIBRARY};(${record})(webVitals, ${JSON.stringify(orders)})`;
}

/** Runs in the page, so it may use nothing from this module. */
function record({ onFCP, onCLS }: typeof WebVitals, { session, content }: Orders): void {
  for (const [key, value] of Object.entries(session)) sessionStorage.setItem(key, value);
  const recording: Recording = { tasks: [], shift: 0 };
  (window as RecordedWindow).benchRecording = recording;
  onFCP(({ value }) => {
    recording.firstPaintMs = value;
  });
  const followShift = ({ value }: WebVitals.CLSMetric): void => {
    recording.shift = value;
  };
  onCLS(followShift, { reportAllChanges: true });
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) {
      recording.tasks.push({ startMs: startTime, durationMs: duration });
    }
  }).observe({ type: 'longtask', buffered: true });
  let isFound = content === undefined;
  new MutationObserver((changes) => {
    for (const { target, attributeName } of changes) {
      const island = target as Element;
      // Astro removes the attribute once an island is hydrated. Islands that wait for an idle moment, or to be visible,
      // are not counted.
      const isAwake = attributeName === 'ssr' && !island.hasAttribute('ssr');
      if (isAwake && island.getAttribute('client') === 'load') recording.hydratedMs = performance.now();
    }
    if (isFound || !document.querySelector(content ?? '')?.checkVisibility()) return;
    isFound = true;
    // A message posted from a frame callback arrives once that frame is painted.
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => {
        recording.contentMs = performance.now();
      };
      port2.postMessage(undefined);
    });
  }).observe(document, { subtree: true, childList: true, attributeFilter: ['ssr', 'hidden'] });
}

/** Runs in the page once it is quiet. Returns what was recorded. */
export function readRecording(): Noted {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
  const recording = (window as RecordedWindow).benchRecording ?? { tasks: [], shift: 0 };
  return {
    ...recording,
    documentBytes: navigation?.encodedBodySize ?? 0,
    scripts: files
      // Files from the cache, including preloaded ones, used nothing of the line.
      .filter(({ name, transferSize }) => transferSize > 0 && new URL(name).pathname.endsWith('.js'))
      .map(({ encodedBodySize, responseEnd }) => ({ bytes: encodedBodySize, endMs: responseEnd })),
  };
}

import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type * as WebVitals from 'web-vitals';
import type { LongTask } from './figures.ts';

const LIBRARY = readFileSync(fileURLToPath(import.meta.resolve('web-vitals')).replace(/\.\w+$/, '.iife.js'), 'utf8');

/** What a page is told before its own code runs. */
interface Orders {
  /** Values of sessionStorage: a session. */
  session: Readonly<Record<string, string>>;
  /** The element that shows what one came for. */
  content: string | undefined;
}

/** What a page's visit was like. Times are milliseconds from the start of its navigation; undefined is what did not happen. */
interface Recording {
  firstPaintMs?: number;
  hydratedMs?: number;
  contentMs?: number;
  tasks: LongTask[];
  /** Cumulative layout shift. */
  shift: number;
}

/** A script file as the page loaded it. */
interface LoadedScript {
  bytes: number;
  endMs: number;
}

/** A recording, and what the browser itself has noted. */
export interface Noted extends Recording {
  documentBytes: number;
  scripts: LoadedScript[];
}

type RecordedWindow = Window & { benchRecording?: Recording };

/** A script that runs in the page, before its own code. It records until the page is left. */
export function recorderOf(orders: Orders): string {
  return `${LIBRARY};(${record})(webVitals, ${JSON.stringify(orders)})`;
}

/** Runs in the page, and so must need nothing from outside itself. */
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
      // Astro takes the attribute away once an island is awake. Those that wait for an idle moment, or to be seen, are not counted.
      const isAwake = attributeName === 'ssr' && !island.hasAttribute('ssr');
      if (isAwake && island.getAttribute('client') === 'load') recording.hydratedMs = performance.now();
    }
    if (isFound || !document.querySelector(content ?? '')?.checkVisibility()) return;
    isFound = true;
    // A task that is posted from a frame runs once that frame is painted.
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => {
        recording.contentMs = performance.now();
      };
      port2.postMessage(undefined);
    });
  }).observe(document, { subtree: true, childList: true, attributeFilter: ['ssr', 'hidden'] });
}

/** Runs in the page once it is quiet. Answers what was recorded. */
export function readRecording(): Noted {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
  const recording = (window as RecordedWindow).benchRecording ?? { tasks: [], shift: 0 };
  return {
    ...recording,
    documentBytes: navigation?.encodedBodySize ?? 0,
    scripts: files
      // What came from the browser's own copy, and what was preloaded before it was used, moved nothing over the line.
      .filter(({ name, transferSize }) => transferSize > 0 && new URL(name).pathname.endsWith('.js'))
      .map(({ encodedBodySize, responseEnd }) => ({ bytes: encodedBodySize, endMs: responseEnd })),
  };
}

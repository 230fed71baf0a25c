import type { Timing } from './report.ts';

/** Entries of the browser's that TypeScript does not know, or knows by less. */
type Entry = PerformanceEntry & { value?: number; hadRecentInput?: boolean; interactionId?: number };

/** Layout shifts count together while they follow within a second, and for five at most. */
const SHIFT_GAP_MS = 1000;
const SHIFT_WINDOW_MS = 5000;

/** One slowest interaction in so many is left out, as chance. */
const INTERACTIONS_PER_OUTLIER = 50;

/**
 * Watches how fast the page is, by the definitions of Web Vitals (docs/watching.md#timing); answers the way to read it. What happened before
 * counts, too: browsers remember it.
 */
export function watchTiming(): () => Timing {
  const shifts = createShifts();
  const interactions = new Map<number, number>();
  let largestPaint: number | undefined;
  const readers = [
    // Browsers end these entries with the first interaction.
    observe('largest-contentful-paint', ({ startTime }) => {
      largestPaint = startTime;
    }),
    observe('layout-shift', shifts.add),
    ...['event', 'first-input'].map((type) =>
      observe(type, ({ interactionId, duration }) => {
        if (interactionId) interactions.set(interactionId, Math.max(duration, interactions.get(interactionId) ?? 0));
      }),
    ),
  ];
  return () => {
    for (const read of readers) read();
    const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    const { type = 'navigate', responseStart } = navigation ?? {};
    // A page that was opened out of sight is painted whenever somebody looks at it.
    const isSeen = !wasHidden();
    const times = {
      firstByte: responseStart,
      firstPaint: isSeen ? timeOf('first-contentful-paint') : undefined,
      largestPaint: isSeen ? largestPaint : undefined,
      interaction: slowest([...interactions.values()]),
      awake: isSeen ? timeOf('awake') : undefined,
      content: isSeen ? timeOf('content') : undefined,
    };
    const whole = Object.entries(times).flatMap(([name, ms]) => (ms === undefined ? [] : [[name, Math.round(ms)]]));
    const layoutShift = shifts.worst();
    return {
      navigation: type,
      ...Object.fromEntries(whole),
      ...(layoutShift !== undefined && { layoutShift: Math.round(layoutShift * 1000) / 1000 }),
    };
  };
}

/** Reads all entries of a type, those of before, too; answers what reads those that wait to be handed over. */
function observe(type: string, read: (entry: Entry) => void): () => void {
  if (!PerformanceObserver.supportedEntryTypes.includes(type)) return () => {};
  const observer = new PerformanceObserver((list) => list.getEntries().forEach(read));
  // A shorter threshold than the usual one of 104 ms: most interactions are faster.
  observer.observe({ type, buffered: true, durationThreshold: 40 } as PerformanceObserverInit);
  return () => observer.takeRecords().forEach(read);
}

/** Adds layout shifts up by windows (https://web.dev/articles/cls); the worst window counts. */
function createShifts(): { add(entry: Entry): void; worst(): number | undefined } {
  let worst = 0;
  let sum = 0;
  let firstMs = Number.NEGATIVE_INFINITY;
  let lastMs = Number.NEGATIVE_INFINITY;
  return {
    add({ startTime, value = 0, hadRecentInput }) {
      if (hadRecentInput) return;
      const isNext = startTime - lastMs < SHIFT_GAP_MS && startTime - firstMs < SHIFT_WINDOW_MS;
      if (!isNext) firstMs = startTime;
      sum = isNext ? sum + value : value;
      lastMs = startTime;
      worst = Math.max(worst, sum);
    },
    worst: () => (PerformanceObserver.supportedEntryTypes.includes('layout-shift') ? worst : undefined),
  };
}

/** The slowest interaction, but for outliers of a long visit (https://web.dev/articles/inp). */
function slowest(durations: number[]): number | undefined {
  const { interactionCount = durations.length } = performance as Performance & { interactionCount?: number };
  const place = Math.min(Math.floor(interactionCount / INTERACTIONS_PER_OUTLIER), durations.length - 1);
  return durations.sort((a, b) => b - a)[place];
}

function timeOf(name: string): number | undefined {
  return performance.getEntriesByName(name)[0]?.startTime;
}

/** Was the page out of sight when it was opened? Where the browser keeps no record nobody knows. */
function wasHidden(): boolean {
  return performance.getEntriesByType('visibility-state')[0]?.name === 'hidden';
}

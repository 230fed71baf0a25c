/**
 * Prints that something has begun, as in `Building the site …`. Returns a function that says how many seconds have
 * passed since, with one decimal.
 */
export function startProgress(name: string): () => string {
  const startMs = performance.now();
  console.log(`${name} …`);
  return () => ((performance.now() - startMs) / 1000).toFixed(1);
}

/**
 * Prints that something has begun, for example `Building the site …`. Returns a function that tells the seconds since then, with one
 * decimal.
 */
export function startProgress(name: string): () => string {
  const startMs = performance.now();
  console.log(`${name} …`);
  return () => ((performance.now() - startMs) / 1000).toFixed(1);
}

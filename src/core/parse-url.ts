/** A parsed address, or null if it is invalid. Not `URL.canParse`, which browsers of 2023 lack. */
export function parseUrl(url: string, base?: string): URL | null {
  try {
    return new URL(url, base);
  } catch {
    return null;
  }
}

/** An address taken apart, or null where it is none. Not `URL.canParse`, which browsers of 2023 lack. */
export function parseUrl(url: string, base?: string): URL | null {
  try {
    return new URL(url, base);
  } catch {
    return null;
  }
}

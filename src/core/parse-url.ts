/** Parses an address; null if it is invalid. It does not use `URL.canParse`, which browsers of 2023 lack. */
export function parseUrl(url: string, base?: string): URL | null {
  try {
    return new URL(url, base);
  } catch {
    return null;
  }
}

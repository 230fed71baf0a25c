const BROWSERS: readonly (readonly [string, RegExp])[] = [
  ['Edge', /\bEdg(?:A|iOS)?\/([\d.]+)/],
  ['Opera', /\bOPR\/([\d.]+)/],
  ['Samsung Internet', /\bSamsungBrowser\/([\d.]+)/],
  ['Firefox', /\b(?:Firefox|FxiOS)\/([\d.]+)/],
  ['Chrome', /\b(?:Chrome|CriOS)\/([\d.]+)/],
  ['Safari', /\bVersion\/([\d.]+).*\bSafari\//],
];
const SYSTEMS: readonly (readonly [string, RegExp])[] = [
  ['Windows', /\bWindows NT ([\d.]+)/],
  ['Android', /\bAndroid ([\d.]+)/],
  ['iOS', /\b(?:iPhone OS|CPU OS) ([\d_]+)/],
  ['macOS', /\bMac OS X ([\d_]+)/],
  ['ChromeOS', /\bCrOS \S+ ([\d.]+)/],
  ['Linux', /\bLinux\b()/],
];

/**
 * The browser and the system from the user agent, for support. If one of them is not recognised, the whole user agent
 * takes its place. The result is only a hint, because browsers report old systems (Windows 11 as 10.0).
 *
 * @example describeClient('Mozilla/5.0 (Windows NT 10.0; Win64; x64) … Chrome/131.0.0.0 Safari/537.36')
 * // { browser: 'Chrome 131.0.0.0', system: 'Windows 10.0' }
 */
export function describeClient(userAgent: string): { browser: string; system: string } {
  return { browser: find(BROWSERS, userAgent), system: find(SYSTEMS, userAgent) };
}

function find(known: typeof BROWSERS, userAgent: string): string {
  for (const [name, pattern] of known) {
    const version = pattern.exec(userAgent)?.[1];
    if (version !== undefined) return `${name} ${version.replaceAll('_', '.')}`.trim();
  }
  return userAgent;
}

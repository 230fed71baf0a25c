/**
 * The client for a browser's system; `ext` if there is none, because the extension runs in any desktop browser.
 *
 * @example detectClient('Mozilla/5.0 (Windows NT 10.0; Win64; x64) …', 0) // 'windows'
 * @example detectClient('Mozilla/5.0 (Macintosh; …) Safari', 5) // 'ios' (an iPad that calls itself a Mac)
 */
export function detectClient(userAgent: string, touchPoints: number): 'ios' | 'android' | 'windows' | 'macos' | 'ext' {
  if (/Android/i.test(userAgent)) return 'android';
  if (/iPhone|iPad|iPod/i.test(userAgent)) return 'ios';
  if (/Macintosh/i.test(userAgent)) return touchPoints > 1 ? 'ios' : 'macos';
  if (/Windows/i.test(userAgent)) return 'windows';
  return 'ext';
}

/**
 * Is this the browser inside a chat app, where downloads and payments fail? (docs/behaviour/session.md#in-app-browsers)
 *
 * @example isInAppBrowser('… Mobile/15E148 MicroMessenger/8.0.49') // true
 */
export function isInAppBrowser(userAgent: string): boolean {
  return (
    /MicroMessenger/i.test(userAgent) || (/\bQQ\/\d/i.test(userAgent) && /Android|iPhone|iPad|Mobile/i.test(userAgent))
  );
}

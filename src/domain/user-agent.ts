/**
 * Finds the client for a browser's system, or for the nearest system. Undefined if only the visitor knows. The extension
 * runs only in desktop browsers. So Android devices that ask for desktop pages do not get it, and neither does HarmonyOS.
 * @example detectClient('Mozilla/5.0 (Windows NT 10.0; Win64; x64) …', 0) // 'windows'
 * @example detectClient('Mozilla/5.0 (Macintosh; …) Safari', 5) // 'ios' (an iPad that calls itself a Mac)
 * @example detectClient('Mozilla/5.0 (Phone; OpenHarmony 5.0) …', 5) // undefined
 */
export function detectClient(
  userAgent: string,
  touchPoints: number,
): 'ios' | 'android' | 'windows' | 'macos' | 'ext' | undefined {
  if (/Android|CrOS/i.test(userAgent)) return 'android';
  if (/iPhone|iPad|iPod/i.test(userAgent)) return 'ios';
  if (/Macintosh/i.test(userAgent)) return touchPoints > 1 ? 'ios' : 'macos';
  if (/Windows/i.test(userAgent)) return 'windows';
  if (/Linux|BSD/i.test(userAgent)) return touchPoints > 1 ? 'android' : 'ext';
  return undefined;
}

/**
 * Is this the browser inside a chat app, where downloads and payments fail (docs/behaviour/session.md#in-app-browsers)?
 * @example isInAppBrowser('… Mobile/15E148 MicroMessenger/8.0.49') // true
 */
export function isInAppBrowser(userAgent: string): boolean {
  // QQ's browser for desktops is an ordinary browser, so only its mobile one counts.
  return /MicroMessenger|\bLine\/|Alipay|DingTalk|Lark\/|Weibo|Telegram|FBAV|Instagram|Mobile.*\bQQ\/\d/i.test(
    userAgent,
  );
}

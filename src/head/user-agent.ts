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

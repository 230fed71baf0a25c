import assert from 'node:assert/strict';
import { test } from 'node:test';
import { detectClient, isInAppBrowser } from '#domain/user-agent.ts';

/**
 * One browser per row. The columns are its name, whether it is inside a chat app, the client that suits the machine,
 * the touch points, and the user agent.
 */
const BROWSERS = `
  WeChat on an iPhone | chat app | ios | 5 | Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 MicroMessenger/8.0.49(0x1800312e) NetType/WIFI Language/zh_CN
  WeChat on Android | chat app | android | 5 | Mozilla/5.0 (Linux; Android 13; M2012K11AC Build/TKQ1.220829.002; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/116.0.0.0 Mobile Safari/537.36 XWEB/1160117 MMWEBSDK/20240301 MMWEBID/8628 MicroMessenger/8.0.48.2580(0x28003036) WeChat/arm64 Weixin NetType/WIFI Language/zh_CN ABI/arm64
  WeChat on Windows | chat app | windows | 0 | Mozilla/5.0 (Windows NT 10.0; WOW64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/116.0.0.0 Safari/537.36 NetType/WIFI MicroMessenger/7.0.20.1781(0x6700143B) WindowsWechat(0x63090a13) XWEB/8555 Flue
  QQ on an iPhone | chat app | ios | 5 | Mozilla/5.0 (iPhone; CPU iPhone OS 16_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 QQ/8.9.80.609 V1_IPH_SQ_8.9.80_1_APP_A Pixel/1170 MiniAppEnable SimpleUISwitch/0 QQTheme/1000 Core/WKWebView Device/Apple(iPhone 12) NetType/WIFI QBWebViewType/1 WKType/1
  QQ on Android | chat app | android | 5 | Mozilla/5.0 (Linux; Android 12; PBEM00 Build/SKQ1.210216.001; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/89.0.4389.72 MQQBrowser/6.2 TBS/046141 Mobile Safari/537.36 V1_AND_SQ_8.9.28_3700_YYB_D A_8092800 QQ/8.9.28.10155 NetType/WIFI WebP/0.3.0 AppId/537147618 Pixel/1080 StatusBarHeight/96
  QQ browser on Android, a browser of its own | browser | android | 5 | Mozilla/5.0 (Linux; U; Android 13; zh-cn; 22081212C Build/TKQ1.220829.002) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/109.0.5414.86 MQQBrowser/14.3 Mobile Safari/537.36 COVC/046629
  QQ browser on an iPhone | browser | ios | 5 | Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.0 MQQBrowser/14.2.5 Mobile/15E148 Safari/604.1 QBWebViewUA/2 QBWebViewType/1 WKType/1
  QQ browser on Windows | browser | windows | 0 | Mozilla/5.0 (Windows NT 10.0; WOW64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/94.0.4606.71 Safari/537.36 Core/1.94.202.400 QQBrowser/11.9.5355.400
  Chrome on Windows | browser | windows | 0 | Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Safari/537.36
  Edge on a Windows tablet | browser | windows | 10 | Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Safari/537.36 Edg/126.0.0.0
  Chrome on Android | browser | android | 5 | Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Mobile Safari/537.36
  Chrome on Linux, which has no client of its own | browser | ext | 0 | Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Safari/537.36
  Chrome on ChromeOS, which runs Android apps | browser | android | 0 | Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Safari/537.36
  Safari on a Mac | browser | macos | 0 | Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Safari/605.1.15
  Safari on an iPad, which calls itself a Mac | browser | ios | 5 | Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Safari/605.1.15
  Safari on an iPhone | browser | ios | 5 | Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1
  Chrome on Android that asks for desktop pages | browser | android | 5 | Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Safari/537.36
  a phone with HarmonyOS 5, which runs none of the apps | browser | none | 5 | Mozilla/5.0 (Phone; OpenHarmony 5.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/114.0.0.0 Safari/537.36 ArkWeb/4.1.6.1 Mobile
  LINE on an iPhone | chat app | ios | 5 | Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 Safari Line/14.8.0
  Messenger on an iPhone | chat app | ios | 5 | Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 [FBAN/MessengerLiteForiOS;FBAV/463.0.0.38.106;FBDV/iPhone14,2]
  Alipay on Android | chat app | android | 5 | Mozilla/5.0 (Linux; U; Android 13; zh-CN; V2183A) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/100.0.4896.58 Mobile Safari/537.36 NebulaSDK/1.8 Nebula AlipayDefined(nt:WIFI) AliApp(AP/10.5.80) AlipayClient/10.5.80
  DingTalk on Android | chat app | android | 5 | Mozilla/5.0 (Linux; Android 12; M2102J2SC) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/100.0.4896.58 Mobile Safari/537.36 AliApp(DingTalk/7.5.10) com.alibaba.android.rimet
  Feishu on a Mac | chat app | macos | 0 | Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko) Lark/7.18.7 Chrome/118.0.0.0 Safari/537.36
  Weibo on an iPhone | chat app | ios | 5 | Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 Weibo (iPhone14,2__weibo__14.6.0__iphone__os17.5)
  Telegram on Android | chat app | android | 5 | Mozilla/5.0 (Linux; Android 14; SM-S918B) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Mobile Safari/537.36 Telegram-Android/10.14.5 (Samsung SM-S918B; Android 14)
  something without a name | browser | none | 0 |
`;

for (const row of BROWSERS.trim().split('\n')) {
  const [about = '', kind, client, touchPoints, userAgent = ''] = row.split('|').map((cell) => cell.trim());
  test(`${about} is a ${kind} and downloads ${client}`, () => {
    assert.equal(isInAppBrowser(userAgent), kind === 'chat app');
    assert.equal(detectClient(userAgent, Number(touchPoints)) ?? 'none', client);
  });
}

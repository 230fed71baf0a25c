import { payInEveryShape } from './support/payment-journeys.ts';
import { startWebKit } from './support/webkit.ts';

const { WEBKIT_DRIVER = 'WebKitWebDriver', WEBKIT = 'MiniBrowser', XVFB = 'Xvfb' } = process.env;

payInEveryShape(() => startWebKit({ driver: WEBKIT_DRIVER, browser: WEBKIT, screen: XVFB }));

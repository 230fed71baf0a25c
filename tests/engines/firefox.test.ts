import { startFirefox } from './support/firefox.ts';
import { payInEveryShape } from './support/payment-journeys.ts';

payInEveryShape(() => startFirefox(process.env.FIREFOX ?? 'firefox'));

import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as constants from '../../../src/core/constants.ts';

test('the business’s numbers are those of the specification’s section 9', () => {
  assert.deepEqual(
    { ...constants },
    {
      ACTIVITY_CACHE_MS: 1_800_000,
      RESEND_WAIT_SECONDS: 60,
      CODE_LENGTH: 6,
      PASSWORD_MIN: 6,
      PASSWORD_MAX: 18,
      DOMAIN_MAX_LENGTH: 150,
      PAGE_SIZE: 5,
      PAGER_NUMBERS: 7,
      PAGER_JUMP: 5,
      REBATE_PAGER_NUMBERS: 3,
      WITHDRAWAL_PAGER_NUMBERS: 5,
      TOAST_MS: 2000,
      HTML_WAIT_MS: 1000,
      FALLBACK_RATE: 6.88,
      MB_PER_GB: 1024,
      EXPIRY_DATE_DAYS: 30,
      REFUND_WINDOW_DAYS: 15,
      REFUND_PERSONAL_PERCENT: 70,
      SAME_ORDER_MINUTES: 30,
      CREDIT_WAIT_MINUTES: 6,
      BASIC_DESKTOPS: 2,
      BASIC_MOBILES: 2,
      PREMIUM_CLIENTS: 6,
      PREMIUM_ROUTERS: 1,
      BONUS_TABLE: [
        { level: 2, days: 360, bonusDays: 30 },
        { level: 1, days: 720, bonusDays: 30 },
        { level: 1, days: 360, bonusDays: 15 },
      ],
      WITHDRAWAL_TYPE: 1,
      ORDER_PV: 1,
      DEFAULT_SOURCE: 'web',
      SECONDS_PER_DAY: 86_400,
    },
  );
});

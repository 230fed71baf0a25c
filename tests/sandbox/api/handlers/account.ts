import { randomBytes } from 'node:crypto';
import type * as v from 'valibot';
import type * as contract from '#contract/account.ts';
import { findProduct, orderName } from '../../seed/goods.ts';
import { people } from '../../seed/people.ts';
import { type AccountRow, all, first, insert, type PurchaseRow, run } from '../database.ts';
import { sendMail } from '../mail.ts';
import { level1SecondsLeft, resetTrafficIfDue, runningLevel } from '../membership.ts';
import { findAccount } from '../orders.ts';
import { hashPassword, verifyPassword } from '../passwords.ts';
import { Refusal } from '../refusal.ts';
import { nowSeconds, type World } from '../world.ts';
import type { HandlersOf } from './handler.ts';

/** The code in every recovery mail. */
const RECOVERY_CODE = '246810';

/** The number of wrong codes after which a new code must be requested (12011). */
const MAX_WRONG_CODES = 5;

/** Signed forms as the app makes them, each with its account. All other forms are refused. */
const FORM_SIGNS: Readonly<Record<string, string>> = {
  'green-lin': people.lin.account,
  'green-mei': people.mei.account,
};

/** MB by which an account's use grows with each refresh, so that a test sees a change. */
const REFRESH_MB = 1280;

/** Answers of the account's calls (docs/api.md#calls). */
export const accountHandlers = {
  login: {
    example: { account: 'lin@example.com', password: 'petrel-8' },
    answer: ({ account, password }, { world }) => {
      const member = findAccount(world, account);
      if (!member || !verifyPassword(password, member.password)) throw new Refusal('wrongPassword');
      return { data: newToken(world, member) };
    },
  },

  greenChannel: {
    example: { formSign: 'green-lin' },
    answer: ({ formSign }, { world }) => {
      // This stands for an outdated form. It is the only refusal of this call that also ends a session.
      if (formSign === 'green-out') throw new Refusal('notSignedIn');
      const member = findAccount(world, FORM_SIGNS[formSign] ?? '');
      if (!member) throw new Refusal('formSignRefused');
      return { data: newToken(world, member) };
    },
  },

  info: {
    who: 'lin',
    example: {},
    answer: (_payload, { world, member }) => userInfo(world, member),
  },

  refreshVip: {
    who: 'tao',
    example: {},
    answer: (_payload, { world, member }) => {
      const sql = 'UPDATE account SET trafficUse = MIN(trafficMax, trafficUse + ?) WHERE id = ?';
      run(world.db, sql, REFRESH_MB, member.id);
      return '流量已刷新 · Data refreshed';
    },
  },

  deviceUnbind: {
    who: 'lin',
    example: { id: '1-1' },
    answer: ({ id }, { world, member }) => {
      const freed = run(world.db, 'DELETE FROM device WHERE id = ? AND account = ?', id, member.id);
      if (!freed) throw new Refusal('unknownDevice');
      return {};
    },
  },

  orderReceipt: {
    who: 'lin',
    example: { orderId: 'P001001' },
    answer: ({ orderId }, { world, member }) => {
      const order = creditedOrders(world, member).find(({ id }) => id === orderId);
      const product = findProduct(order?.product ?? '');
      if (!order || !product) throw new Refusal('unknownOrder');
      const { usd, price, date, method, convertUsd } = order;
      return {
        productName: { cn: product.name?.zh ?? orderName(product), en: product.name?.en ?? orderName(product) },
        transactionId: `T-${order.id}`,
        account: member.email,
        date,
        type: method,
        deviceNum: product.deviceNum ?? 2,
        convert: convertUsd || null,
        usd,
        price,
      };
    },
  },

  forgotCode: {
    example: { email: 'kai@example.com' },
    answer: ({ email }, { world }) => {
      const member = knownAccount(world, email);
      run(world.db, 'INSERT OR REPLACE INTO recovery (email, sent) VALUES (?, ?)', member.email, nowSeconds());
      sendMail(world, { recipient: member.email, kind: 'code', code: RECOVERY_CODE });
      return {};
    },
  },

  forgotCodeVerify: {
    example: { email: 'kai@example.com', code: '246810' },
    answer: ({ email, code }, { world }) => {
      checkRecoveryCode(world, email, code);
      return {};
    },
  },

  forgotReset: {
    example: { email: 'kai@example.com', code: '246810', password: 'another-1' },
    answer: ({ email, code, password }, { world }) => {
      const member = checkRecoveryCode(world, email, code);
      setPassword(world, member.id, password);
      run(world.db, 'DELETE FROM recovery WHERE email = ?', member.email);
      return 'Password reset';
    },
  },

  forgot: {
    example: { email: 'bob@example.com' },
    answer: ({ email }, { world }) => {
      const member = knownAccount(world, email);
      const key = randomBytes(12).toString('hex');
      insert(world.db, 'resetLink', { key, account: member.id });
      const query = new URLSearchParams({ key, name: member.email });
      sendMail(world, { recipient: member.email, kind: 'resetLink', link: `${world.siteUrl}/resetPass?${query}` });
      return 'A reset link was sent';
    },
  },

  repass: {
    example: { key: 'from the mail', password: 'another-2' },
    answer: ({ key, password }, { world }) => {
      const link = first<{ account: number }>(world.db, 'SELECT account FROM resetLink WHERE key = ?', key);
      if (!link) throw new Refusal('linkInvalid');
      setPassword(world, link.account, password);
      run(world.db, 'DELETE FROM resetLink WHERE key = ?', key);
      return 'Password reset';
    },
  },

  appleId: {
    who: 'lin',
    example: { spare: true },
    answer: ({ spare }) =>
      spare
        ? { id: 'shared-two@petrel.example', password: 'Apple-2-Petrel' }
        : { id: 'shared-one@petrel.example', password: 'Apple-1-Petrel' },
  },
} satisfies HandlersOf<typeof contract>;

/**
 * Refuses a password that is blank or has fewer than 6 or more than 18 characters
 * (docs/behaviour/recovery.md#password-rules).
 */
export function checkPasswordLength(password: string): void {
  const { length } = Array.from(new Intl.Segmenter().segment(password));
  if (!password.trim() || length < 6 || length > 18) throw new Refusal('passwordLength');
}

function newToken(world: World, member: AccountRow): string {
  const token = randomBytes(16).toString('hex');
  insert(world.db, 'token', { token, account: member.id });
  return token;
}

function knownAccount(world: World, email: string): AccountRow {
  const member = findAccount(world, email);
  if (!member) throw new Refusal('unknownAccount');
  return member;
}

/** Returns the account of a recovery code. Refuses an expired code, a wrong one, and any code after five wrong ones. */
function checkRecoveryCode(world: World, email: string, code: string): AccountRow {
  const member = knownAccount(world, email);
  const sent = first<{ sent: number; wrong: number }>(world.db, 'SELECT * FROM recovery WHERE email = ?', member.email);
  if (!sent || nowSeconds() >= sent.sent + world.settings.codeLifeSeconds) throw new Refusal('codeExpired');
  if (sent.wrong >= MAX_WRONG_CODES) throw new Refusal('codeAttempts');
  if (code !== RECOVERY_CODE) {
    run(world.db, 'UPDATE recovery SET wrong = wrong + 1 WHERE email = ?', member.email);
    throw new Refusal(sent.wrong + 1 >= MAX_WRONG_CODES ? 'codeAttempts' : 'codeWrong');
  }
  return member;
}

function setPassword(world: World, account: number, password: string): void {
  checkPasswordLength(password);
  run(world.db, 'UPDATE account SET password = ? WHERE id = ?', hashPassword(password), account);
}

function creditedOrders(world: World, member: AccountRow): PurchaseRow[] {
  const sql = "SELECT * FROM purchase WHERE email = ? AND state = 'credited' ORDER BY date DESC, rowid DESC";
  return all<PurchaseRow>(world.db, sql, member.email);
}

function userInfo(world: World, account: AccountRow): v.InferInput<typeof contract.UserInfo> {
  const now = nowSeconds();
  const member = resetTrafficIfDue(world.db, account, now);
  const devices = 'SELECT id, name, type, platform, linkTime FROM device WHERE account = ? ORDER BY linkTime DESC';
  return {
    account: member.email,
    expire: member.expire,
    expireSVip: member.expireSvip,
    expired: member.expire > 0 && member.expire <= now,
    expiredSVip: member.expireSvip > 0 && member.expireSvip <= now,
    vipType: runningLevel(member, now),
    trafficDate: member.trafficDate,
    trafficUse: member.trafficUse,
    trafficMax: member.trafficMax,
    lastExpire: level1SecondsLeft(member, now),
    lastTime: member.newUserUntil > now ? member.newUserUntil - now : -1,
    device: all(world.db, devices, member.id),
    pays: creditedOrders(world, member).map(({ id, product, usd, price, date }) => {
      const bought = findProduct(product);
      return { id, name: bought ? orderName(bought) : product, days: bought?.days ?? 0, usd, price, date };
    }),
  };
}

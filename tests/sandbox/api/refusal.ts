/**
 * Every refusal of the sandbox, with its code and texts (tests/sandbox/README.md#error-codes). The site treats only
 * 12009 and 12011 specially (docs/behaviour/recovery.md#restart-codes).
 */
const REFUSALS = {
  badPayload: { code: 400, cn: '请求内容有误', en: 'The request is not what this call takes' },
  notSignedIn: { code: 401, cn: '验证失败，请重新登录', en: 'Your session has ended, log in again' },
  unknownCall: { code: 404, cn: '没有这个接口', en: 'There is no such call' },
  wrongPassword: { code: 12001, cn: '账号或密码错误', en: 'Wrong account or password' },
  accountTaken: { code: 12002, cn: '该邮箱已注册', en: 'This email already has an account' },
  unknownAccount: { code: 12003, cn: '该邮箱尚未注册', en: 'No account uses this email' },
  accountRefused: { code: 12004, cn: '不接受该邮箱', en: 'This email address is not accepted' },
  passwordLength: { code: 12005, cn: '密码须为 6 至 18 位', en: 'A password has 6 to 18 characters' },
  codeExpired: { code: 12009, cn: '验证码已过期', en: 'The code has expired' },
  codeWrong: { code: 12010, cn: '验证码错误', en: 'The code is wrong' },
  codeAttempts: {
    code: 12011,
    cn: '错误次数过多，请重新获取验证码',
    en: 'Too many wrong codes, please ask for a new one',
  },
  linkInvalid: { code: 12012, cn: '重置链接无效或已使用', en: 'The reset link is not valid or was used' },
  formSignRefused: { code: 12013, cn: '自动登录失败', en: 'The automatic sign-in was refused' },
  unknownDevice: { code: 12020, cn: '没有该设备', en: 'There is no such device' },
  unknownOrder: { code: 12021, cn: '没有该订单', en: 'There is no such order' },
  unknownProduct: { code: 12022, cn: '套餐不存在', en: 'There is no such package' },
  unknownMerchant: { code: 12023, cn: '该支付方式不可用', en: 'This payment method can not be used' },
  paymentsPaused: { code: 12024, cn: '支付暂停', en: 'Payments are paused' },
  upgradeRefused: { code: 12025, cn: '无法折算升级', en: 'There is nothing to convert for an upgrade' },
  unknownTicket: { code: 12030, cn: '没有该工单', en: 'There is no such ticket' },
  ticketIncomplete: { code: 12031, cn: '请填写标题和内容', en: 'A title and a text are needed' },
  ticketType: { code: 12032, cn: '工单类型无效', en: 'This type of ticket can not be chosen' },
  notAnImage: {
    code: 12033,
    cn: '只能上传 JPEG、PNG 或 GIF 图片',
    en: 'Only JPEG, PNG and GIF images can be uploaded',
  },
  imageTooLarge: { code: 12034, cn: '图片不能超过 10 MB', en: 'An image has at most 10 MB' },
  unknownFile: { code: 12035, cn: '附件不存在', en: 'An attachment was not uploaded' },
  rulesLimit: {
    code: 12040,
    cn: '规则更新失败：超过规则数量上限，请先删除一些',
    en: 'Rules update failed: maximum number of rules exceeded, remove some first',
  },
  ruleTooLong: { code: 12041, cn: '每条规则最多 150 个字符', en: 'A rule has at most 150 characters' },
  noPromoter: { code: 12050, cn: '该账号不能提现', en: 'This account can not withdraw' },
  belowMinimum: { code: 12051, cn: '未达到最低提现金额', en: 'The minimum for a withdrawal is not reached' },
} as const;

/** The name of a row of `REFUSALS`. */
type RefusalName = keyof typeof REFUSALS;

/** Thrown by handlers. It becomes an error wrapper (docs/api.md#wrapper), whose texts end in `detail`. */
export class Refusal extends Error {
  readonly reason: RefusalName;
  readonly detail: string;

  constructor(reason: RefusalName, detail = '') {
    super(`${reason}${detail && `: ${detail}`}`);
    this.name = 'Refusal';
    this.reason = reason;
    this.detail = detail;
  }
}

/** Returns an error's `msg` as it is sent: base64 of UTF-8 JSON (docs/api.md#error-text). */
export function encodeMessage(words: { cn: string; en: string }): string {
  return Buffer.from(JSON.stringify({ cn: words.cn, en: words.en }), 'utf8').toString('base64');
}

/** Returns the wrapper of a refusal. Only `notSignedIn` has the logout flag. */
export function refusalWrapper(refusal: Refusal): { code: number; logout: boolean; msg: string } {
  const { code, cn, en } = REFUSALS[refusal.reason];
  const more = refusal.detail && ` (${refusal.detail})`;
  return { code, logout: refusal.reason === 'notSignedIn', msg: encodeMessage({ cn: cn + more, en: en + more }) };
}

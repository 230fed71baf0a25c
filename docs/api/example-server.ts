/**
 * An example server for the site: all its calls in one file that needs only Node 22.18 or newer. Copy it and replace it
 * part by part (docs/api/build.md#begin-with-an-example). It is no server for customers, because it forgets all data
 * when it stops. It takes no payment, so an order is done at once. It sends no mail, so it refuses every mailed code
 * and link. It does not limit calls, so a program could try many passwords. Level 2, devices, rewards and idempotency
 * keys are missing.
 */
import { randomBytes, scryptSync, timingSafeEqual } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';

type Payload = Record<string, unknown>;
type Data = { orders: Order[]; tickets: Ticket[]; rules: string[] };
type Member = Data & { account: string; salt: string; hash: Buffer; expire: number };
type Order = { id: string; date: number; product: (typeof GOODS)[number] };
type Ticket = ReturnType<typeof newTicket>;

const NAME = { zh: '30 天', tw: '30 天', en: '30 days' };
const GOODS = [{ key: 'basic-30', name: NAME, price: { usd: 5.99 }, days: 30, vipLevel: 1 }];
const members = new Map<string, Member>();
const sessions = new Map<string, { member: Member; ends: number }>();
const forms = new Map<string, Member>();
const guestTickets = new Map<string, Ticket>();
const files = new Map<string, { type: string; bytes: Buffer }>();
let lastId = 1000;

/** The calls that anybody may make. */
const VISITOR_CALLS: Record<string, (payload: Payload) => unknown> = {
  activityCheck: () => ({ enable: false }),
  skuList: () => ({ goods: GOODS, payArray: [{ id: '1', name: 'aliPay', l1: true }] }),
  regCheck: ({ account }) => demand(!members.has(address(account)), 12002, '该邮箱已注册', 'This email has an account'),
  createRegOrder: (payload) => order(payload, newMember(payload.account, payload.password)),
  login: ({ account, password }) => {
    const member = members.get(address(account));
    const isRight = member && timingSafeEqual(hash(text(password), member.salt), member.hash);
    demand(isRight, 12001, '账号或密码错误', 'Wrong account or password');
    return newSession(member);
  },
  // This form is only remembered. A form of your app carries a signature that your server checks.
  greenChannel: ({ formSign }) => newSession(found(forms.get(text(formSign)))),
  forgotCode: ({ email }) => void found(members.get(address(email))),
  forgotCodeVerify: () => demand(false, 12010, '验证码错误', 'The code is wrong'),
  // A new password also ends all sessions of the member.
  forgotReset: () => demand(false, 12009, '验证码已过期', 'The code has expired'),
  forgot: ({ email }) => void found(members.get(address(email))),
  repass: () => demand(false, 12012, '链接无效或已使用', 'The link is not valid or was used'),
  ticketImageUpload: ({ file }) => storeImage(file),
  ticketTouristView: ({ key }) => {
    const { id, info, messages } = found(guestTickets.get(text(key)));
    return { info: { subject: id, ...info }, list: messages.map((message) => ({ key: 0, ...message })) };
  },
  ticketTouristAdd: (payload) => {
    if ('subject' in payload) return reply([...guestTickets.values()], payload);
    // Nobody may guess these two: whoever knows the key reads the ticket, and whoever knows the id can reply.
    const [key, id] = [secret(), secret()];
    guestTickets.set(key, newTicket(payload, id, address(payload.email)));
    return { key };
  },
};

/** The calls that need a token. Each of them looks only at the data of the token's member. */
const MEMBER_CALLS: Record<string, (payload: Payload, me: Member) => unknown> = {
  info: (_, { account, expire, orders }) => {
    const pays = orders.map(({ id, date, product: { days, price } }) => ({ id, date, name: NAME.en, days, ...price }));
    return { account, expire, expired: expire <= now(), lastExpire: expire - now(), pays };
  },
  refreshVip: () => '流量已刷新 · Data refreshed',
  deviceUnbind: () => found(undefined),
  orderReceipt: ({ orderId }, { account, orders }) => {
    const { id, date, product } = found(orders.find((one) => one.id === orderId));
    const productName = { cn: NAME.zh, en: NAME.en };
    return { productName, transactionId: `T-${id}`, account, date, type: 'aliPay', deviceNum: 2, ...product.price };
  },
  createRenewOrder: order,
  appleId: ({ spare }) => ({ id: `shared-${spare === true ? 2 : 1}@example.com`, password: 'Apple-Example-1' }),
  ticket: (_, me) => me.tickets.map(({ id, date, info: { title, state } }) => ({ id, date, title, state })),
  ticketView: ({ id }, me) => {
    const { info, messages } = found(me.tickets.find((one) => one.id === id));
    return { info, list: messages.map((message) => ({ userId: 0, ...message })) };
  },
  ticketAdd: (payload, me) => {
    if ('subject' in payload) return reply(me.tickets, payload);
    const ticket = newTicket(payload, nextId(), me.account);
    me.tickets.push(ticket);
    return { id: ticket.id };
  },
  invite: () => ({ inviteType: 'share', url: 'http://localhost:4321/?ref=EXAMPLE', shareData: {} }),
  cashOutDraw: () => demand(false, 12050, '该账号不能提现', 'This account cannot withdraw'),
  userRules: (_, { rules }) => ({ max: 100, list: rules }),
  userRulesAdd: ({ data }, me) => changeRules(me, [...new Set([...me.rules, ...domainsIn(data)])]),
  userRulesRemove: ({ data }, me) => {
    const list = me.rules.filter((one) => !domainsIn(data).includes(one));
    return changeRules(me, list);
  },
};

/** Starts the server for this machine alone. Port 0 takes any free port. Returns what `npm run conform` asks for. */
export async function startExample(port: number) {
  const server = createServer((request, response) => void respond(request, response));
  await once(server.listen(port, 'localhost'), 'listening');
  const you = newMember('you@example.com', 'example-8');
  const guestKey = secret();
  const formSign = secret();
  order({ productId: 'basic-30' }, you);
  forms.set(formSign, you);
  const file = await storeImage(new Blob([Buffer.from('R0lGODlhAQABAAAAACwAAAAAAQABAAACAkQBADs=', 'base64')]));
  const payload = { type: 4, title: 'It drops', content: 'After a minute', file };
  you.tickets.push(newTicket(payload, nextId(), you.account));
  guestTickets.set(guestKey, newTicket(payload, secret(), 'guest@example.com'));
  return { api: `http://localhost:${Object(server.address()).port}/api`, guestKey, formSign, server };
}

async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const [, , folder, name = ''] = (request.url ?? '').split(/[/?]/);
  if (folder === 'files') return sendFile(response, files.get(name));
  // Any page may call: the token is no cookie, so another site does not have it.
  response.setHeader('access-control-allow-origin', '*');
  response.setHeader('access-control-allow-headers', 'authorization, content-type');
  response.setHeader('access-control-expose-headers', 'date');
  response.setHeader('access-control-max-age', '600');
  if (request.method === 'OPTIONS') return void response.writeHead(204).end();
  response.setHeader('content-type', 'application/json');
  response.end(JSON.stringify(await answerTo(folder === 'Website' ? name : '', request).catch(refused)));
}

async function answerTo(name: string, request: IncomingMessage): Promise<{ code: number; bean?: unknown }> {
  const payload = await readPayload(request);
  if (Object.hasOwn(VISITOR_CALLS, name)) return { code: 200, bean: await VISITOR_CALLS[name]?.(payload) };
  demand(Object.hasOwn(MEMBER_CALLS, name), 404, '没有这个接口', 'There is no such call');
  const session = sessions.get(request.headers.authorization ?? '');
  demand(session && session.ends > now(), 401, '请重新登录', 'Your session has ended, log in again');
  return { code: 200, bean: MEMBER_CALLS[name]?.(payload, session.member) };
}

/** Reads a body to its end even if it is too large, because a browser sees no answer while it is still sending. */
async function readPayload(request: IncomingMessage): Promise<Payload> {
  const type = request.headers['content-type'] ?? '';
  const chunks: Buffer[] = [];
  let left = 10 * 1024 * 1024;
  for await (const chunk of request) {
    left -= chunk.length;
    if (left >= 0) chunks.push(chunk);
  }
  demand(left >= 0, 12034, '图片不能超过 10 MB', 'An image has at most 10 MB');
  const body = new Response(Buffer.concat(chunks), { headers: { 'content-type': type } });
  return type.startsWith('multipart/') ? Object.fromEntries(await body.formData()) : Object(await body.json());
}

/** The reader sees the words of a refusal. Those of a fault are only logged, because they may contain secrets. */
function refused(error: Error & { refusal?: { code: number; cn: string; en: string } }) {
  if (!error.refusal) console.error(error);
  const { code, ...words } = error.refusal ?? { code: 500, cn: '请求失败', en: 'The request failed' };
  return { code, logout: code === 401, msg: Buffer.from(JSON.stringify(words)).toString('base64') };
}

/** Refuses a call unless the condition holds. You may choose other codes than these, except for 12009 and 12011. */
function demand(condition: unknown, code: number, cn: string, en: string): asserts condition {
  if (!condition) throw Object.assign(new Error(en), { refusal: { code, cn, en } });
}

/** Refuses data of others in the same words as data that does not exist, so that nobody learns which ids exist. */
function found<Thing>(thing: Thing | undefined): Thing {
  demand(thing !== undefined, 12030, '没有找到', 'There is no such thing');
  return thing;
}

function text(value: unknown): string {
  demand(typeof value === 'string' && value.trim(), 400, '请求内容有误', 'A text is missing');
  return String(value);
}

const now = (): number => Math.floor(Date.now() / 1000);
const nextId = (): string => String(++lastId);
const secret = (): string => randomBytes(16).toString('hex');
// The site sends domains as JSON in a text.
const domainsIn = (data: unknown): string[] => [JSON.parse(text(data))].flat();
// A busy server needs the asynchronous scrypt, because all other calls wait for this one.
const hash = (password: string, salt: string): Buffer => scryptSync(password, salt, 32);

function changeRules(me: Member, list: string[]): { list: string[] } {
  const isRight = list.length <= 100 && list.every((one) => text(one).length <= 150);
  demand(isRight, 12040, '规则过多或过长', 'There are too many rules, or one is too long');
  me.rules = list;
  return { list };
}

function address(value: unknown): string {
  const account = text(value).trim().toLowerCase();
  demand(/^[^\s@]+@[^\s@]+$/.test(account), 12004, '邮箱格式有误', 'This is no email address');
  return account;
}

function newMember(email: unknown, password: unknown): Member {
  const account = address(email);
  const salt = secret();
  // An emoji counts as one character, as on the site.
  const { length } = [...new Intl.Segmenter().segment(text(password))];
  demand(!members.has(account), 12002, '该邮箱已注册', 'This email has an account');
  demand(length >= 6 && length <= 18, 12005, '密码须为 6 至 18 位', 'A password has 6 to 18 characters');
  return { account, salt, hash: hash(text(password), salt), expire: 0, orders: [], tickets: [], rules: [] };
}

function newSession(member: Member): { data: string } {
  const token = secret();
  sessions.set(token, { member, ends: now() + 30 * 86_400 });
  return { data: token };
}

/** Your server answers with the address of the payment, and does the rest once the money is there. */
function order({ productId }: Payload, member: Member): { thanks: true } {
  const product = found(GOODS.find(({ key }) => key === productId));
  member.orders.push({ id: `P${nextId()}`, date: now(), product });
  member.expire = Math.max(now(), member.expire) + product.days * 86_400;
  members.set(member.account, member);
  return { thanks: true };
}

/** A message of support has the author -1 in place of 0. The ticket then has the state 2. */
function newMessage({ content, file }: Payload) {
  demand(Array.isArray(file) && file.every((name) => files.has(name)), 12035, '附件不存在', 'A file was not uploaded');
  return { date: now(), content: text(content), file };
}

function newTicket(payload: Payload, id: string, name: string) {
  return { id, date: now(), info: { name, title: text(payload.title), state: 0 }, messages: [newMessage(payload)] };
}

function reply(tickets: Ticket[], payload: Payload): void {
  found(tickets.find(({ id }) => id === payload.subject)).messages.push(newMessage(payload));
}

/** Judges an image by its first bytes, because the sender chooses its name and type. */
async function storeImage(file: unknown): Promise<string[]> {
  const bytes = file instanceof Blob ? Buffer.from(await file.arrayBuffer()) : Buffer.of();
  const starts = { jpeg: 'ffd8ff', png: '89504e470d0a1a0a', gif: '47494638' };
  const [type] = Object.entries(starts).find(([, start]) => bytes.toString('hex', 0, 8).startsWith(start)) ?? [];
  demand(type, 12033, '只能上传 JPEG、PNG 或 GIF 图片', 'Only JPEG, PNG and GIF images can be uploaded');
  const name = `${secret()}.${type}`;
  files.set(name, { type: `image/${type}`, bytes });
  return [name];
}

/** Neither a file nor the answer to a wrong name may act as a page of this host. */
function sendFile(response: ServerResponse, file: { type: string; bytes: Buffer } | undefined): void {
  response.setHeader('content-security-policy', "default-src 'none'; sandbox");
  response.setHeader('x-content-type-options', 'nosniff');
  if (!file) return void response.writeHead(404, { 'content-disposition': 'attachment' }).end();
  response.writeHead(200, { 'content-type': file.type }).end(file.bytes);
}

if (process.argv[1] === import.meta.filename) {
  if (process.argv.length > 2) throw new Error('Give no arguments. PORT=8090 in front chooses another port.');
  const { api, guestKey, formSign } = await startExample(Number(process.env.PORT ?? 8080));
  console.log(`The API is at ${api}   (Ctrl-C stops it). Check it:
npm run conform -- ${api} --email=you@example.com --password=example-8 --writes --pay=aliPay \\
  --guest-key=${guestKey} --form-sign=${formSign}`);
}

import { randomUUID } from 'node:crypto';
import { exampleOf } from './contract.ts';
import { doubtsOfOrder } from './doubts.ts';
import type { Session } from './session.ts';

/** A picture of one pixel. */
const PICTURE = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');

/** A file that acts as a page if the server stores it and sends it unchanged. */
const PAGE = Buffer.from('<!DOCTYPE html><title>conform</title><script>1</script>');

const TITLE = 'Conformance test, please close';
const AS_VISITOR = { token: false } as const;

/** Makes the calls that change data. Returns the names of stored files. */
export async function makeWrites(session: Session): Promise<string[]> {
  const { email, pay } = session.options;
  const files = session.token ? await writeAsMember(session) : [];
  const ticket = { ...exampleOf('ticketTouristAdd'), email: 'conform@example.com', title: TITLE };
  const opened = await session.call('ticketTouristAdd', ticket, AS_VISITOR);
  if (opened && !opened.key) session.note('key', 'is missing: the guest gets no link to the ticket');
  if (email) {
    await session.call('forgotCode', { email }, AS_VISITOR);
    const wrong = { ...AS_VISITOR, as: 'a wrong code', open: 'the code is wrong' };
    await session.call('forgotCodeVerify', { email, code: '000000' }, wrong);
    await session.call('forgot', { email }, AS_VISITOR);
  }
  if (pay) await placeOrders(session, pay);
  return files;
}

async function writeAsMember(session: Session): Promise<string[]> {
  await session.call('refreshVip');
  const data = JSON.stringify([`conform-${randomUUID()}.example`]);
  await session.call('userRulesAdd', { data });
  await session.call('userRulesRemove', { data });
  const file = (await session.call('ticketImageUpload', formOf(PICTURE, 'image/gif'))) ?? [];
  await session.call('ticketAdd', { ...exampleOf('ticketAdd'), title: TITLE, file });
  // A server may refuse this file. It may also store the file, and send it with headers that forbid its scripts.
  const page = (await session.call('ticketImageUpload', formOf(PAGE, 'text/html'), { as: 'a page' })) ?? [];
  if (page.length === 0) session.calls.pop();
  return [...file, ...page];
}

/** Orders the cheapest package of level 1, for which every payment method is allowed. */
async function placeOrders(session: Session, payType: string): Promise<void> {
  const { goods = [], payArray = [] } = session.bean('skuList') ?? {};
  const cheapest = goods.toSorted((one, other) => one.price.usd - other.price.usd);
  const product = cheapest.find(({ vipLevel }) => vipLevel === 1);
  const method = payArray.find(({ name }) => name === payType);
  if (!product || !method) {
    session.note('payArray', `has no method ${payType}, or there is no package of level 1, so no order was placed`);
    return;
  }
  const order = { productId: product.key, payType, mId: method.id };
  const account = `conform-${randomUUID().slice(0, 8)}@example.com`;
  const renewal = { ...exampleOf('createRenewOrder'), ...order };
  if (session.token) doubtsOfOrder(session, await session.call('createRenewOrder', renewal));
  const registration = { ...exampleOf('createRegOrder'), ...order, account, ref: '' };
  doubtsOfOrder(session, await session.call('createRegOrder', registration, AS_VISITOR));
}

function formOf(bytes: Buffer<ArrayBuffer>, type: string): FormData {
  const form = new FormData();
  form.append('file', new Blob([bytes], { type }), 'conform');
  return form;
}

import { BROKEN_OFF, type Fault, inBean, inWrapper, type Sent } from './api.ts';
import type { Planted } from './planted.ts';

const base64 = (texts: unknown): string => Buffer.from(JSON.stringify(texts)).toString('base64');

/** A fault of the body's bytes in one call. */
function inBytes(name: string, change: (text: string) => Buffer | string): Fault {
  return ({ call }, sent) => (call === name ? { ...sent, body: change(String(sent.body)) } : undefined);
}

/** A fault of the headers of answers to `method`. */
function inHeaders(method: string, change: (headers: Sent['headers'], sent: Sent) => Sent['headers']): Fault {
  return (request, sent) => (request.method === method ? { ...sent, headers: change(sent.headers, sent) } : undefined);
}

function without(headers: Sent['headers'], name: string): Sent['headers'] {
  return Object.fromEntries(Object.entries(headers).filter(([key]) => key !== name));
}

/** Mistakes in how answers come. */
export const ANSWERS: readonly Planted[] = [
  {
    mistake: 'the code as text',
    fault: inWrapper((call, wrapper) => (call === 'activityCheck' ? { ...wrapper, code: '200' } : wrapper)),
    found: ['activityCheck (visitor): tolerated code should be a number, is a text "200": read as 200'],
  },
  {
    mistake: 'refusals whose words can’t be decoded',
    legitimate: 'without words the site says "Error code:" and the code',
    fault: inWrapper((call, wrapper) =>
      call === 'regCheck' && wrapper.code !== 200 ? { ...wrapper, msg: 'Taken' } : wrapper,
    ),
    found: [
      'regCheck (taken address): hint was refused without words that can be read: readers see "Error code: 12002"',
    ],
  },
  {
    mistake: 'refusals in zh and en, where cn and en are meant',
    legitimate: 'readers of Chinese get a sentence of the site’s own beside the English one',
    fault: inWrapper((call, wrapper) =>
      call === 'regCheck' && wrapper.code !== 200
        ? { ...wrapper, msg: base64({ zh: '已注册', en: 'Taken' }) }
        : wrapper,
    ),
    found: [
      'regCheck (taken address): hint was refused in one language: readers of the other get a sentence of ours beside it',
    ],
  },
  {
    mistake: 'no bean where one is needed',
    fault: inBean('userRules', () => null),
    found: ['userRules (member): unusable should be an object, is null: the answer is of no use'],
  },
  {
    mistake: 'null for a list that has no items',
    fault: inBean('ticket', () => null),
    found: ['ticket (member): unusable should be a list, is null: the answer is of no use'],
  },
  {
    mistake: 'compression that is named and not done',
    fault: ({ call }, sent) =>
      call === 'invite' ? { ...sent, headers: { ...sent.headers, 'content-encoding': 'gzip' } } : undefined,
    found: ['invite (member): unusable no answer: Z_DATA_ERROR'],
  },
  {
    mistake: 'texts in another encoding than UTF-8',
    fault: inBytes('invite', (text) => Buffer.from(text.replace('example.com', 'exämple.com'), 'latin1')),
    found: ['invite (member): unusable is not UTF-8: readers see "\ufffd" in place of letters'],
  },
  {
    mistake: 'texts that are encoded twice',
    fault: inBean('orderReceipt', (bean) => ({
      ...bean,
      productName: { cn: Buffer.from('一个月').toString('latin1'), en: 'One month' },
    })),
    found: ['orderReceipt (member): unusable productName.cn is encoded twice: "一个月" was meant'],
  },
  {
    mistake: 'texts that are encoded twice, by way of a database that takes them for windows-1252',
    fault: inBean('orderReceipt', (bean) => ({ ...bean, productName: { cn: 'ä¸€ä¸ªæœˆ', en: 'One month' } })),
    found: ['orderReceipt (member): unusable productName.cn is encoded twice: "一个月" was meant'],
  },
  {
    mistake: 'texts of question marks',
    fault: inBean('orderReceipt', (bean) => ({ ...bean, productName: { cn: '???', en: 'One month' } })),
    found: ['orderReceipt (member): unusable productName.cn is question marks alone: its letters are lost'],
  },
  {
    mistake: 'a call that nobody has, which breaks off the connection',
    fault: ({ call }) => (call === 'noSuchCall' ? BROKEN_OFF : undefined),
    found: ['unknown call: unusable no answer: UND_ERR_SOCKET'],
  },
  {
    mistake: 'a payload that makes it fail',
    fault: ({ body }, sent) => (String(body).startsWith('{"account":[') ? { ...sent, status: 500 } : undefined),
    found: ['wrong payload: unusable HTTP 500: what can’t be used must be refused, not fail'],
  },
  {
    mistake: 'a payload that means nothing, taken as if it did',
    fault: ({ body }, sent) =>
      String(body) === '{"account":' ? { ...sent, body: '{"code":200,"bean":{}}' } : undefined,
    found: ['body that is no JSON: unusable is answered as if all were well'],
  },
  {
    mistake: 'a call that nobody has, answered as if all were well',
    fault: ({ call }, sent) =>
      call === 'noSuchCall' ? { ...sent, status: 200, body: '{"code":200,"bean":{}}' } : undefined,
    found: ['unknown call: unusable is answered as if all were well'],
  },
  {
    mistake: 'a page in place of a refusal',
    fault: ({ call }, sent) =>
      call === 'noSuchCall'
        ? { ...sent, status: 200, headers: { ...sent.headers, 'content-type': 'text/html' }, body: '<!DOCTYPE html>' }
        : undefined,
    found: [
      'form: tolerated 1 of … say another content type than application/json',
      'unknown call: unusable is answered with what is no refusal: {"code": 400, …} is expected',
    ],
  },
  {
    mistake: 'an address that goes elsewhere without its last slash',
    fault: ({ call }, sent) =>
      call === 'userRules'
        ? { ...sent, status: 301, headers: { ...sent.headers, location: '/api/Website/userRules/' }, body: '' }
        : undefined,
    found: [
      'userRules (member): unusable HTTP 301 to /api/Website/userRules/: a browser follows it, and the site gets that page in place of an answer',
    ],
  },
  {
    mistake: 'refusals that no other origin may read',
    fault: (request, sent) =>
      request.method === 'POST' && String(sent.body).includes('"code":12001')
        ? { ...sent, headers: without(sent.headers, 'access-control-allow-origin') }
        : undefined,
    found: [
      'answers to another origin: unusable 2 of … lack Access-Control-Allow-Origin for https://shop.example: a browser hides them from the site, which says "Network error"',
    ],
  },
  {
    mistake: 'answers that another site may read',
    fault: inHeaders('OPTIONS', (headers) => ({ ...headers, 'access-control-allow-origin': 'https://other.example' })),
    found: ['preflight: unusable Access-Control-Allow-Origin is https://other.example, not https://shop.example'],
  },
  {
    mistake: 'a preflight that does not allow the token',
    fault: inHeaders('OPTIONS', (headers) => ({
      ...headers,
      'access-control-allow-headers': 'content-type, idempotency-key',
    })),
    found: ['preflight: unusable Access-Control-Allow-Headers lacks authorization'],
  },
  {
    mistake: 'a preflight that asks for the token',
    fault: ({ method }, sent) => (method === 'OPTIONS' ? { ...sent, status: 401 } : undefined),
    found: ['preflight: unusable OPTIONS is answered with HTTP 401 in … ms: a browser then makes no call; answer 204'],
  },
];

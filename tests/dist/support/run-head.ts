import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createContext, Script } from 'node:vm';
import type { LocalKey, SessionKey } from '#stores/storage-keys.ts';
import { elementsOf, parsePage } from '../../../build-steps/page.ts';
import { storageKey } from '../../browser/support/storage.ts';
import { createStorage } from '../../model/support/storage-stand-in.ts';

/** Who comes to an address: what their browser keeps, and how it is set. */
interface Visitor {
  tab?: Partial<Record<SessionKey, string>>;
  browser?: Partial<Record<LocalKey, string>>;
  /** The languages that the browser prefers. */
  languages?: readonly string[];
  /** Does the browser refuse all storage? */
  isBlocked?: boolean;
}

/** What came of a visit. */
interface Outcome {
  /** Where the script leads; undefined if the visit stays. */
  to: string | undefined;
  /** As whose the page is shown; undefined while nothing of it is. */
  shownTo: string | undefined;
  /** Where a log-in will lead back to. */
  path: string | undefined;
  /** The language that the tab keeps. */
  language: string | undefined;
  /** The address that stays in the address bar. */
  bar: string;
  /** How many calls were sent. */
  calls: number;
}

/** Runs the script in the head of the built page at an address. The few things of a browser that it uses stand in. */
export async function runHead(address: string, visitor: Visitor = {}): Promise<Outcome> {
  const { facts, script } = headAt(address);
  const dataset = { ...facts };
  const outcome = { to: undefined as string | undefined, calls: 0 };
  const location = Object.assign(new URL(address, 'https://petrel.example'), {
    replace(to: string) {
      outcome.to = to;
    },
  });
  const tab = storageWith(visitor.tab);
  const ignore = () => {};
  const window = {
    ...{ URL, URLSearchParams, Event, AbortSignal, setTimeout, addEventListener: ignore, dispatchEvent: ignore },
    document: { documentElement: { dataset }, addEventListener: ignore },
    navigator: { userAgent: 'a browser', languages: visitor.languages ?? ['en-US'], maxTouchPoints: 0 },
    history: {
      replaceState(_state: unknown, _title: string, bar: string) {
        location.href = new URL(bar, location.origin).href;
      },
    },
    location,
    fetch: () => {
      outcome.calls += 1;
      return new Promise(ignore);
    },
  };
  for (const [name, value] of Object.entries({ sessionStorage: tab, localStorage: storageWith(visitor.browser) }))
    Object.defineProperty(window, name, {
      get() {
        if (visitor.isBlocked) throw new DOMException('The operation is insecure.', 'SecurityError');
        return value;
      },
    });
  script.runInContext(createContext(window));
  // The guard decides behind a promise.
  await new Promise(setImmediate);
  const kept = (key: SessionKey) => tab.getItem(storageKey(key)) ?? undefined;
  const bar = location.pathname + location.search + location.hash;
  return { ...outcome, bar, shownTo: dataset.session, path: kept('path'), language: kept('language') };
}

const dist = join(import.meta.dirname, '../../../dist');

/** What a page begins with: the facts about it, and its script. */
interface Head {
  facts: Readonly<Record<string, string>>;
  script: Script;
}

/** Read once, since many visitors come to each page. */
const heads = new Map<string, Head>();

/** The head of the page at an address. Tickets share a page, and what is nowhere has one. */
function headAt(address: string): Head {
  const path = address.replace(/[?#].*/, '').replace(/(ticketContent)\/.+/, '$1');
  const own = join(dist, path, 'index.html');
  const file = existsSync(own) ? own : join(dist, '404.html');
  const head = heads.get(file) ?? readHead(file);
  heads.set(file, head);
  return head;
}

function readHead(file: string): Head {
  const html = readFileSync(file, 'utf8');
  const [opening = ''] = /<html[^>]*>/.exec(html) ?? [];
  const [, code = ''] = /<script>(.*?)<\/script>/s.exec(html) ?? [];
  const attributes = elementsOf(parsePage(file, opening), 'html').flatMap(({ properties }) =>
    Object.entries(properties),
  );
  const data = attributes.filter(([name]) => name.startsWith('data'));
  return {
    facts: Object.fromEntries(data.map(([name, value]) => [`${name[4]?.toLowerCase()}${name.slice(5)}`, `${value}`])),
    script: new Script(code),
  };
}

function storageWith(values: object = {}): Storage {
  const storage = createStorage();
  for (const [key, value] of Object.entries(values)) storage.setItem(storageKey(key as SessionKey), value);
  return storage;
}

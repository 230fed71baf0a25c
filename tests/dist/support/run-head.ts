import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createContext, Script } from 'node:vm';
import type { LocalKey, SessionKey } from '#stores/storage-keys.ts';
import { elementsOf, parsePage } from '../../../build-steps/page.ts';
import { storageKey } from '../../browser/support/storage.ts';
import { createStorage } from '../../model/support/storage-stand-in.ts';

/** A visitor to an address: what their browser stores, and how it is set. */
interface Visitor {
  tab?: Partial<Record<SessionKey, string>>;
  browser?: Partial<Record<LocalKey, string>>;
  /** The languages that the browser prefers. */
  languages?: readonly string[];
  /** Does the browser refuse all storage? */
  isBlocked?: boolean;
  /** Does the browser refuse to change the address bar, as Safari does after a hundred changes? */
  keepsBar?: boolean;
}

/** The result of a visit. */
interface Outcome {
  /** The address to which the script leads; undefined if the visit stays. */
  to: string | undefined;
  /** The kind of visitor for whom the page is shown, `member` or `guest`; undefined while nothing is shown. */
  shownTo: string | undefined;
  /** The stored path to which a login will lead back. */
  path: string | undefined;
  /** The colours that the visitor chose, as the page shows them; undefined if they follow the system. */
  scheme: string | undefined;
  /** The language that the tab stores. */
  language: string | undefined;
  /** The address in the address bar at the end. */
  bar: string;
  /** The number of calls that were sent. */
  calls: number;
  /** The other values that the tab stores. */
  tabValue: (key: SessionKey) => string | undefined;
}

/**
 * Runs the script in the head of the built page at an address. The parts of a browser that the script uses are replaced
 * by stand-ins.
 */
export async function runHead(address: string, visitor: Visitor = {}): Promise<Outcome> {
  const { facts, script } = headAt(address);
  const dataset = { ...facts };
  const outcome = { to: undefined as string | undefined, calls: 0 };
  const location = Object.assign(new URL(`https://petrel.example${address}`), {
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
      replaceState(_state: unknown, _title: string, bar: string | URL) {
        const { origin, href } = new URL(bar, location.href);
        if (visitor.keepsBar || origin !== location.origin) throw new DOMException('Refused.', 'SecurityError');
        location.href = href;
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
  // The guard decides after a promise has settled.
  await new Promise(setImmediate);
  const kept = (key: SessionKey) => tab.getItem(storageKey(key)) ?? undefined;
  const bar = location.pathname + location.search + location.hash;
  const { session: shownTo, scheme } = dataset;
  return { ...outcome, tabValue: kept, bar, shownTo, scheme, path: kept('path'), language: kept('language') };
}

const dist = join(import.meta.dirname, '../../../dist');

/** The start of a page: the facts in the attributes of `<html>`, and the script in the head. */
interface Head {
  facts: Readonly<Record<string, string>>;
  script: Script;
}

/** Each page is read once, because many tests visit it. */
const heads = new Map<string, Head>();

/** The head of the page at an address. All tickets share one page, and so do all addresses without a page. */
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

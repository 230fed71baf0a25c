import { type HrefOptions, href } from '../../src/routes/href.ts';
import type { Locale } from '../../src/routes/locales.ts';
import { match } from '../../src/routes/match.ts';
import type { Row } from '../../src/routes/row.ts';
import { rowOf, type ScreenName, TABLE } from '../../src/routes/table.ts';
import type { PersonName } from '../../tests/sandbox/seed/people.ts';

/** A page to measure. */
export interface BenchPage {
  /** Its name in the report: the screen's name. */
  name: string;
  /** Its screen; undefined for pages of other sites. */
  screen?: ScreenName | undefined;
  path: string;
  /** Does it have islands? Then the time until they are hydrated is measured too. */
  isIsland: boolean;
  /** Who is signed in. */
  person?: PersonName | undefined;
  /**
   * A selector for the main content. Without it, a page without islands counts as complete at the first paint, one with
   * islands once they are hydrated.
   */
  content?: string | undefined;
  /**
   * The page visited before, which is not measured. The measured page is then opened by a press on a link, or by a
   * later visit.
   */
  after?: { path: string; isPressed: boolean };
}

type Interactive = Extract<(typeof TABLE)[number], { isInteractive: true }>['name'];

/** How to measure a screen, if the route table does not say so. */
interface Visit {
  person?: PersonName;
  params?: HrefOptions['params'];
  content?: string;
}

/**
 * How to measure the interactive screens. The content's element must be absent while it is loading; screens that
 * consist of forms have none. The type makes sure that every new screen is listed here.
 */
const VISITS: Record<Interactive, Visit | undefined> = {
  packages: { content: '.rows .name' },
  register: { content: '.rows .name' },
  login: {},
  forgotPassword: {},
  resetPassword: {},
  account: { content: '#account-head ~ p time' },
  ticket: { person: 'tia', content: '.ticket-row a' },
  ticketCreate: { person: 'tia' },
  ticketContent: { params: { id: '102' }, content: '.message-text' },
  touristTicket: {},
  appleIdPublic: { content: '.apple-value' },
  invite: { person: 'sam', content: '.invite-url' },
  rules: { content: '.rules tbody td' },
  // It needs a signed form, and leaves at once.
  greenChannel: undefined,
};

/** The default member: one with a running package, orders, devices and rules. */
const MEMBER: PersonName = 'lin';

/** One page for every screen with content of its own: no second address for the same content, and no redirect. */
export function benchPages(locale: Locale): BenchPage[] {
  return (TABLE as readonly Row[])
    .filter((row) => !row.forwardsTo && !row.canonical && !row.isNotFound && visitOf(row))
    .map((row) => {
      const { params } = visitOf(row) ?? {};
      const listed = Object.entries(row.params ?? {}).map(([key, [value = '']]) => [key, value]);
      const name = row.name as ScreenName;
      return pageOf(name, name, href(name, { locale, params: params ?? Object.fromEntries(listed) }));
    });
}

/**
 * Repeated visits: registering after the landing page, by its button, and once more on another day
 * (docs/quality.md#times).
 */
export function warmPages(locale: Locale): BenchPage[] {
  const path = href('register', { locale });
  return [
    {
      ...pageOf('landing, then register', 'register', path),
      after: { path: href('landing', { locale }), isPressed: true },
    },
    { ...pageOf('register again', 'register', path), after: { path, isPressed: false } },
  ];
}

/**
 * A page of another built site. If its address is also one of this site, it is measured in the same way: it may be an
 * older build.
 */
export function otherPage(name: string, path: string): BenchPage {
  const screen = match(path.split(/[?#]/)[0] ?? path)?.name;
  return screen ? pageOf(name, screen, path) : { name, path, isIsland: true };
}

function pageOf(name: string, screen: ScreenName, path: string): BenchPage {
  const row = rowOf(screen);
  const { person = MEMBER, content } = visitOf(row) ?? {};
  return {
    name,
    screen,
    path,
    isIsland: row.isInteractive === true,
    person: row.access === 'member' ? person : undefined,
    content,
  };
}

function visitOf(row: Row): Visit | undefined {
  if (row.name === 'landing') return { content: '.durations label' };
  return row.isInteractive ? VISITS[row.name as Interactive] : {};
}

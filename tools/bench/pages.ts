import { type HrefOptions, href } from '../../src/routes/href.ts';
import type { Locale } from '../../src/routes/locales.ts';
import { match } from '../../src/routes/match.ts';
import type { Row } from '../../src/routes/row.ts';
import { rowOf, type ScreenName, TABLE } from '../../src/routes/table.ts';
import type { PersonName } from '../../tests/sandbox/seed/people.ts';

/** A page that is measured. */
export interface BenchPage {
  /** What the report calls it: the screen's name. */
  name: string;
  /** Its row; undefined for pages that are none of ours. */
  screen?: ScreenName | undefined;
  path: string;
  /** Has it islands? Then it is timed until they answer, too. */
  isIsland: boolean;
  /** Who is signed in. */
  person?: PersonName | undefined;
  /**
   * The element that shows what one came for. Without it a page without islands has it from the first paint on, and one with islands
   * from when they answer.
   */
  content?: string | undefined;
  /** The page that is visited before, and is not measured; the way from there is a press on a link, or a later visit. */
  after?: { path: string; isPressed: boolean };
}

type Interactive = Extract<(typeof TABLE)[number], { isInteractive: true }>['name'];

/** How a screen is measured, where the route table does not say it. */
interface Visit {
  person?: PersonName;
  params?: HrefOptions['params'];
  content?: string;
}

/**
 * How the screens that act are measured. What stands for the content must be absent while it is loading; a screen whose forms are all
 * there is to it has none. A new screen does not compile before it is named here.
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

/** Who is signed in unless a screen wants somebody else: somebody with a running package, orders, devices and rules. */
const MEMBER: PersonName = 'lin';

/** One page for every screen that has something to show: neither a second address of another's content nor one that sends on. */
export function benchPages(locale: Locale): BenchPage[] {
  return (TABLE as readonly Row[])
    .filter((row) => !row.forwardsTo && !row.canonical && row.name !== 'notFound' && visitOf(row))
    .map((row) => {
      const { params } = visitOf(row) ?? {};
      const listed = Object.entries(row.params ?? {}).map(([key, [value = '']]) => [key, value]);
      const name = row.name as ScreenName;
      return pageOf(name, name, href(name, { locale, params: params ?? Object.fromEntries(listed) }));
    });
}

/** Second visits: registering after the landing page, by its button, and once more on another day (docs/quality.md#times). */
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

/** A page of another built site. If its address is one of ours, it is measured as ours is: it may be an older build. */
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
  return row.isInteractive ? VISITS[row.name as Interactive] : {};
}

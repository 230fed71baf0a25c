import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as config from '../../config.ts';
import { type Settings, settings } from '../../environment.ts';
import { isExample } from '../../prose/examples.ts';
import { isLocale } from '../../routes/locales.ts';
import { readJson } from '../texts/json-lines.ts';
import { configLines } from './config-lines.ts';

/** What is still as it was shipped, where it stands, and what to do about it. */
export interface Placeholder {
  /** `src/config.ts:20`, or the variable that gives it. */
  place: string;
  what: string;
  remedy: string;
  /** Would nothing on a real site be false or dead because of it? Then it keeps nobody from launching. */
  isHint: boolean;
}

/** What an operator may set, by its name in `src/config.ts`. */
export type Values = Readonly<Record<string, unknown>>;

const CONFIG = 'src/config.ts';
const CLIENTS = 'src/content/clients.json';
const VOICES = 'src/content/testimonials.json';

/** What to do about an example in `src/config.ts`, by its name there. */
const REMEDIES: Partial<Record<keyof typeof config, string>> = {
  siteUrl: 'Put the address where the site will live.',
  seller: 'Put what identifies your business; terms, privacy policy and receipts name it.',
  apiBases: 'Put the address of your API.',
  attachmentBase: 'Put the address from which your API serves attachments.',
  mirrors: 'Put a further address of your site, or take it out.',
  supportEmail: 'Put the mail address that your support reads.',
  enterpriseUrl: 'Put the address of your enterprise product.',
  statusUrl: 'Put the address of your status page, or undefined.',
  reportsTo: 'Put the address that takes your reports (docs/watching.md), or undefined.',
  router: 'Upload the file, and put its address.',
};

/**
 * Everything below the root that is still a placeholder, in the order of its files. `values` are those of the root's `src/config.ts`, as far
 * as no variable gives another.
 */
export function placeholders(root = process.cwd(), values: Values = config, from: Settings = settings): Placeholder[] {
  const read = (file: string): string => readFileSync(join(root, file), 'utf8');
  return [...inConfig(read(CONFIG), values, from), ...inClients(read(CLIENTS)), ...inVoices(read(VOICES))];
}

function inConfig(source: string, values: Values, { all, called }: Settings): Placeholder[] {
  const lineOf = configLines(source);
  const isWithin = (inner: string, outer: string): boolean => `${inner}.`.startsWith(`${outer}.`);
  const settingsAt = (path: string) => all().filter((one) => isWithin(one.path, path) || isWithin(path, one.path));
  /** A placeholder at a path; its variables are those of a path around it, if they are not its own. */
  const at = (path: readonly string[], what: string, remedy: string, isHint = false, around = path): Placeholder => {
    const given = all().find((one) => one.isSet && isWithin(path.join('.'), one.path));
    const variables = settingsAt(around.join('.')).map(({ variable }) => variable);
    return {
      place: given ? called(given.variable) : `${CONFIG}:${lineOf(path)}`,
      what,
      remedy: given || variables.length === 0 ? remedy : `${remedy.slice(0, -1)}, or set ${inShort(variables)}.`,
      isHint,
    };
  };
  const examples = Object.keys(REMEDIES).flatMap((name) => {
    const found = leavesOf(values[name], [name]).filter(({ value }) => isExample(value));
    // A text that is an example in all languages is one thing to do.
    const named = Map.groupBy(found, ({ path }) => path.filter((key) => !isLocale(key)).join('.'));
    return [...named].map(([what, [first]]) =>
      at(
        first?.path ?? [name],
        `${what} is “${first?.value}”`,
        REMEDIES[name as keyof typeof config] ?? '',
        false,
        what.split('.'),
      ),
    );
  });
  // Figures say nothing of themselves.
  const { visitDays, bankDays, guestTicketDays, isExample: isOurs } = (values as typeof config).retention;
  const what = `retention of ${visitDays}, ${bankDays} and ${guestTicketDays} days is an example`;
  const remedy = 'Put after how many days your servers delete, as the privacy policy promises, and take isExample out.';
  const isGiven = settingsAt('retention').every(({ isSet }) => isSet);
  const periods = isOurs && !isGiven ? [at(['retention', 'isExample'], what, remedy, false, ['retention'])] : [];
  return [
    ...examples,
    ...periods,
    ...hintsOn(values as typeof config).map(({ name, what, remedy }) => at([name], what, remedy, true)),
  ];
}

/** What is not wrong, but was perhaps forgotten. */
function hintsOn({
  logs,
  brand,
  agentName,
  reportsTo,
}: typeof config): { name: string; what: string; remedy: string }[] {
  const unsaid = (['sites', 'dns', 'address', 'sessions', 'traffic'] as const).filter((fact) => !logs[fact]);
  const named = Object.entries({ brand, agentName }).filter(([, name]) => /petrel/i.test(name.en));
  return [
    ...(unsaid.length > 0
      ? [
          {
            name: 'logs',
            what: `logs does not say whether ${unsaid.join(', ')} is logged`,
            remedy: 'Say what is true, since customers ask it first; until then the site is silent about it.',
          },
        ]
      : []),
    ...(reportsTo && !reportsTo.startsWith('/')
      ? [
          {
            name: 'reportsTo',
            what: `reports go to ${new URL(reportsTo).host}`,
            remedy: 'If that is not yours, read docs/watching.md#another-host: visitors’ IP addresses get there.',
          },
        ]
      : []),
    ...named.map(([name, { en }]) => ({
      name,
      what: `${name} is still “${en}”`,
      remedy: 'Put your own name, if it is another.',
    })),
  ];
}

/** @example inShort(['PETREL_BRAND_ZH', 'PETREL_BRAND_EN']) // 'PETREL_BRAND_ZH, …_EN' */
function inShort([first = '', ...others]: readonly string[]): string {
  const words = first.split('_');
  const shared = words.findIndex((_, count) =>
    others.some((name) => !name.startsWith(words.slice(0, count + 1).join('_'))),
  );
  const start = words.slice(0, shared).join('_').length;
  return [first, ...others.map((name) => `…${name.slice(start)}`)].join(', ');
}

/** All texts in a value, with their paths. */
function leavesOf(value: unknown, path: readonly string[]): { path: readonly string[]; value: string }[] {
  if (typeof value === 'string') return [{ path, value }];
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([key, inner]) => leavesOf(inner, [...path, key]));
}

/** A client as `clients.json` has it; `check-data.ts` sees to its fields. */
interface Client {
  type: string;
  version: string;
  date: string;
  sha256?: string;
  link1: string;
  link2?: string;
}

function inClients(source: string): Placeholder[] {
  const { value, lineOf } = readJson(source);
  return (value as Client[]).flatMap((client, index) => {
    const at = (key: keyof Client, what: string, remedy: string): Placeholder => ({
      place: `${CLIENTS}:${lineOf([index, key])}`,
      what: `${client.type}: ${what}`,
      remedy,
      isHint: false,
    });
    const { version, date, sha256, link1, link2 } = client;
    return [
      // A version says nothing of itself: it is ours as long as the download is.
      ...(isExample(link1)
        ? [at('version', `version ${version} of ${date}`, 'Put your app’s version, its date and its size in MB.')]
        : []),
      ...(sha256 && isExample(sha256)
        ? [at('sha256', 'the checksum is only zeros', 'Put the SHA-256 of the file behind link1.')]
        : []),
      ...(isExample(link1) ? [at('link1', `link1 is “${link1}”`, 'Put where your app is downloaded.')] : []),
      ...(link2 && isExample(link2)
        ? [at('link2', `link2 is “${link2}”`, 'Put where an older version is, or take link2 and link2Version out.')]
        : []),
    ];
  });
}

function inVoices(source: string): Placeholder[] {
  const { value, lineOf } = readJson(source);
  return (value as { id: string; example?: boolean }[]).flatMap(({ id, example }, index) =>
    example
      ? [
          {
            place: `${VOICES}:${lineOf([index, 'example'])}`,
            what: `the testimonial “${id}” is invented`,
            remedy:
              'Put what a customer has said, or take it out; until then a build for a real address leaves it out.',
            isHint: true,
          },
        ]
      : [],
  );
}

/** A placeholder in one line. */
export function lineOn({ place, what, remedy, isHint }: Placeholder): string {
  return `${place}  ${what}  ${isHint ? '(hint) ' : ''}${remedy}`;
}

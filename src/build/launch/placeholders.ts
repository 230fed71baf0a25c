import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as brand from '../../../brand/brand.ts';
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

/** What an operator may set, by its name in `src/config.ts` and in `brand/brand.ts`. */
export interface Values {
  config: Readonly<Record<string, unknown>>;
  brand: Readonly<Record<string, unknown>>;
}

const CONFIG = 'src/config.ts';
const BRAND = 'brand/brand.ts';
const CLIENTS = 'brand/clients.json';
const VOICES = 'brand/testimonials.json';

/** What to do about an example in `src/config.ts`, by its name there. */
const REMEDIES: Partial<Record<keyof typeof config, string>> = {
  siteUrl: 'Put the address where the site will live.',
  seller: 'Put what identifies your business; terms, privacy policy and receipts name it.',
  apiBases: 'Put the address of your API.',
  attachmentBase: 'Put the address from which your API serves attachments.',
  mirrors: 'Put a further address of your site, or take it out.',
  supportEmail: 'Put the mail address that your support reads.',
  statusUrl: 'Put the address of your status page, or undefined.',
  reportsTo: 'Put the address that takes your reports (docs/watching.md), or undefined.',
};

/** And about one in `brand/brand.ts`. */
const BRAND_REMEDIES: Partial<Record<keyof typeof brand, string>> = {
  enterpriseUrl: 'Put the address of your enterprise product.',
  router: 'Upload the file, and put its address.',
};

/**
 * Everything below the root that is still a placeholder, in the order of its files. `values` are those of the root's files, as far as no
 * variable gives another.
 */
export function placeholders(
  root = process.cwd(),
  values: Values = { config, brand },
  from: Settings = settings,
): Placeholder[] {
  const read = (file: string): string => readFileSync(join(root, file), 'utf8');
  return [
    ...inConfig(read(CONFIG), values.config, from),
    ...inBrand(read(BRAND), values.brand, from),
    ...inClients(read(CLIENTS)),
    ...inVoices(read(VOICES)),
  ];
}

function inConfig(source: string, values: Values['config'], from: Settings): Placeholder[] {
  const at = placeIn(CONFIG, source, from);
  const { retention, logs, reportsTo } = values as typeof config;
  // Figures say nothing of themselves.
  const { visitDays, bankDays, guestTicketDays, isExample: isOurs } = retention;
  const what = `retention of ${visitDays}, ${bankDays} and ${guestTicketDays} days is an example`;
  const remedy = 'Put after how many days your servers delete, as the privacy policy promises, and take isExample out.';
  const isGiven = settingsAt('retention', from).every(({ isSet }) => isSet);
  const unsaid = (['sites', 'dns', 'address', 'sessions', 'traffic'] as const).filter((fact) => !logs[fact]);
  const unsaidRemedy = 'Say what is true, since customers ask it first; until then the site is silent about it.';
  const reportsRemedy = 'If that is not yours, read docs/watching.md#another-host: visitors’ IP addresses get there.';
  return [
    ...examplesIn(values, REMEDIES, at),
    ...(isOurs && !isGiven ? [at(['retention', 'isExample'], what, remedy, { around: ['retention'] })] : []),
    ...(unsaid.length > 0
      ? [at(['logs'], `logs does not say whether ${unsaid.join(', ')} is logged`, unsaidRemedy, { isHint: true })]
      : []),
    ...(reportsTo && !reportsTo.startsWith('/')
      ? [at(['reportsTo'], `reports go to ${new URL(reportsTo).host}`, reportsRemedy, { isHint: true })]
      : []),
  ];
}

function inBrand(source: string, values: Values['brand'], from: Settings): Placeholder[] {
  const at = placeIn(BRAND, source, from);
  const { names, agentName } = values as typeof brand;
  const shipped = Object.entries({ names, agentName }).filter(([, name]) => /petrel/i.test(name.en));
  return [
    ...examplesIn(values, BRAND_REMEDIES, at),
    // What is not wrong, but was perhaps forgotten.
    ...shipped.map(([name, { en }]) =>
      at([name, 'en'], `${name} is still “${en}”`, 'Put your own name, if it is another.', {
        isHint: true,
        around: [name],
      }),
    ),
  ];
}

/** Says a placeholder of a file of values. Its variables are those of a path around it, if they are not its own. */
type At = (
  path: readonly string[],
  what: string,
  remedy: string,
  more?: { isHint?: boolean; around?: readonly string[] },
) => Placeholder;

function placeIn(file: string, source: string, from: Settings): At {
  const lineOf = configLines(source);
  return (path, what, remedy, { isHint = false, around = path } = {}) => {
    const given = from.all().find((one) => one.isSet && isWithin(path.join('.'), one.path));
    const variables = settingsAt(around.join('.'), from).map(({ variable }) => variable);
    return {
      place: given ? from.called(given.variable) : `${file}:${lineOf(path)}`,
      what,
      remedy: given || variables.length === 0 ? remedy : `${remedy.slice(0, -1)}, or set ${inShort(variables)}.`,
      isHint,
    };
  };
}

function settingsAt(path: string, { all }: Settings) {
  return all().filter((one) => isWithin(one.path, path) || isWithin(path, one.path));
}

function isWithin(inner: string, outer: string): boolean {
  return `${inner}.`.startsWith(`${outer}.`);
}

/** Values that are still examples, of those for which there is a remedy. */
function examplesIn(
  values: Readonly<Record<string, unknown>>,
  remedies: Readonly<Record<string, string>>,
  at: At,
): Placeholder[] {
  return Object.entries(remedies).flatMap(([name, remedy]) => {
    const found = leavesOf(values[name], [name]).filter(({ value }) => isExample(value));
    // A text that is an example in all languages is one thing to do.
    const named = Map.groupBy(found, ({ path }) => path.filter((key) => !isLocale(key)).join('.'));
    return [...named].map(([what, [first]]) =>
      at(first?.path ?? [name], `${what} is “${first?.value}”`, remedy, { around: what.split('.') }),
    );
  });
}

/** @example inShort(['PETREL_NAMES_ZH', 'PETREL_NAMES_EN']) // 'PETREL_NAMES_ZH, …_EN' */
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

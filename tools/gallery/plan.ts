import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';

/** The plan of one run of `npm run gallery`. */
export interface GalleryPlan {
  /** The folder of the sheets; by default outside the project. */
  out: string;
  /** Widths of the window, in px. */
  widths: readonly number[];
  schemes: readonly ('light' | 'dark')[];
  /** A pattern for `screen state language`; undefined: all. */
  pattern: string | undefined;
}

/** The variable that passes the plan to the tests, which Playwright starts. */
const ENV_NAME = 'GALLERY_PLAN';

/** The output of `npm run gallery -- --help`. */
export const GALLERY_HELP = `Takes pictures of every screen in every state, language, scheme and width, and puts them on contact sheets.

  npm run gallery -- [options] [word …]

  word                    only states with one of these words in "screen state language", e.g. "account" or "register filled"
  --widths=360,1280       widths of the window; 360,768,1280,1920 unless said
  --schemes=dark          light,dark unless said
  --out=folder            where the sheets go; a folder of the system's for temporary files unless said
`;

/** Reads the command's arguments. Throws a `TypeError` for unknown ones. */
export function galleryPlanOf(args: readonly string[]): GalleryPlan & { isHelp: boolean } {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      widths: { type: 'string', default: '360,768,1280,1920' },
      schemes: { type: 'string', default: 'light,dark' },
      out: { type: 'string', default: join(tmpdir(), 'petrel-gallery') },
      help: { type: 'boolean', default: false, short: 'h' },
    },
  });
  const pattern = positionals.map(RegExp.escape).join('|');
  return {
    out: resolve(values.out),
    widths: values.widths.split(',').map(Number),
    schemes: values.schemes.split(',').map((name) => (name === 'dark' ? 'dark' : 'light')),
    pattern: pattern || undefined,
    isHelp: values.help,
  };
}

/** The plan as an environment, for the process that takes the pictures. */
export function environmentOf(plan: GalleryPlan): Record<string, string> {
  return { [ENV_NAME]: JSON.stringify(plan) };
}

/** The plan passed by the command; without one, that of all pictures. */
export function readGalleryPlan(): GalleryPlan {
  const text = process.env[ENV_NAME];
  return text ? (JSON.parse(text) as GalleryPlan) : galleryPlanOf([]);
}

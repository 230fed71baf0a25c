import { z } from 'astro/zod';
import { CLIENT_TYPES } from '#routes/row.ts';
import { group, text, texts } from './content-schemas.ts';

const link = z
  .url({ protocol: /^https$/, error: 'expected an https address, in quotation marks' })
  .regex(/^\S+$/, 'expected an address without a space (in its middle a space is written %20)');

/** A client (docs/behaviour/guides.md#downloads). */
export const CLIENT = group(
  {
    type: z.enum(CLIENT_TYPES, { error: `expected one of ${CLIENT_TYPES.join(', ')}` }),
    version: text('the version'),
    date: z.iso.date('expected a date, such as "2023-09-12"'),
    /** In MB. */
    size: z.number({ error: 'expected the size in MB, such as 38.4' }).positive('expected more than 0 MB').optional(),
    /** The checksum of the file at `link1`. */
    sha256: z
      .string('expected 64 hexadecimal digits, in quotation marks')
      .regex(/^[0-9a-f]{64}$/i, 'expected 64 hexadecimal digits')
      .optional(),
    requires: texts('what the client needs'),
    /** The current build. */
    link1: link,
    /** An older build, for systems on which the current one doesn't run. */
    link2: link.optional(),
    link2Version: text('the older version').optional(),
  },
  'a client',
).refine(({ link2, link2Version }) => !link2 || link2Version, {
  path: ['link2Version'],
  error: 'expected the version behind link2, in quotation marks',
});

/** A customer's quotation. */
const VOICE = group(
  {
    id: z
      .string({ error: 'expected a name for this entry, such as "teacher"' })
      .regex(/^[a-z][a-z0-9-]*$/, 'expected small letters, such as "teacher"'),
    /** True if the quotation is invented. Builds for a real address omit it. */
    example: z.boolean({ error: 'expected true, or nothing where a customer has said this' }).optional(),
    name: texts('the name'),
    role: texts('the occupation'),
    quote: texts('the quotation'),
  },
  'what a customer says',
);

/** A group of questions (docs/behaviour/faq.md#groups). */
const GROUP = group(
  {
    id: z
      .string({ error: 'expected the name of a folder of questions, such as "more"' })
      .regex(/^[a-z]+$/, 'expected the name of a folder of questions: small letters, such as "more"'),
    title: texts('the heading'),
  },
  'a group of questions',
);

/** The list of question groups. */
export const GROUPS_FILE = 'src/content/faq/groups.json';

/** The JSON lists for editors. Each has the field that identifies an entry, and the values for which an entry must exist. */
export const DATA_FILES = {
  'brand/clients.json': { schema: CLIENT, key: 'type', needed: CLIENT_TYPES },
  'brand/testimonials.json': { schema: VOICE, key: 'id', needed: [] },
  [GROUPS_FILE]: { schema: GROUP, key: 'id', needed: [] },
} as const;

import { z } from 'astro/zod';
import { momentMs } from '#prose/moments.ts';
import { OPTIONAL_PLACEHOLDERS } from '#prose/placeholders.ts';
import { LOCALES, type Locale } from '#routes/locales.ts';
import { wordingMistake } from './wording.ts';

/** A text that must not be missing or empty. The error message says what is expected. */
export const text = (what: string) =>
  z
    .string({ error: `expected ${what}, in quotation marks` })
    .trim()
    .min(1, `expected ${what}, but it is empty`)
    .refine((value) => !/<[a-z/!]/i.test(value), 'remove the HTML: readers would see its tags');

/** A group of fields that allows no unknown names. If the value is no group, the message says what is expected. */
export const group = <Shape extends z.core.$ZodLooseShape>(shape: Shape, what: string) =>
  z.strictObject(shape, { error: ({ code }) => (code === 'invalid_type' ? `expected ${what}: { … }` : undefined) });

/** A text in each language. */
export const texts = (what: string) => {
  const textIn = (locale: Locale) =>
    text(what).superRefine((words, context) => {
      const wrong = wordingMistake(words, locale);
      if (wrong) context.addIssue(wrong);
    });
  const each = Object.fromEntries(LOCALES.map((locale) => [locale, textIn(locale)]));
  return group(each as Record<Locale, ReturnType<typeof textIn>>, `${what} in each language`);
};

/** The folder of announcements. Each announcement is one paragraph above the pages, shown for a limited time. */
export const ANNOUNCEMENTS = 'announcements';

/** The fields between the `---` lines of each kind of text, by its folder in `src/content`. */
export const CONTENT_SCHEMAS = {
  faq: z.strictObject({
    question: text('the question'),
    needs: z.optional(
      z.enum(OPTIONAL_PLACEHOLDERS, {
        error: `expected one of ${OPTIONAL_PLACEHOLDERS.join(', ')}, in quotation marks`,
      }),
    ),
  }),
  legal: z.strictObject({
    title: text('the heading'),
    description: text('one sentence for search engines'),
    updated: z
      .string({ error: 'expected the year of the last change, such as "2023"' })
      .regex(/^20\d\d$/, 'expected the year of the last change, such as "2023"'),
  }),
  router: z.strictObject({ title: text('the step in a few words'), summary: text('one sentence about the step') }),
  'apple-id': z
    .strictObject({
      title: text('the step in a few words'),
      picture: z.optional(text('the name of a drawing in src/features/apple-id/steps')),
      alt: z.optional(text('what the picture shows')),
      label: z.optional(text('the words at the place in the picture that matters')),
    })
    .refine(({ picture, alt }) => !picture || alt, {
      path: ['alt'],
      error: 'write what the picture shows, for readers who can’t see it',
    }),
  [ANNOUNCEMENTS]: z
    .strictObject({ from: moment('when it begins'), until: moment('when it ends') })
    .refine(({ from, until }) => (momentMs(from) ?? 0) < (momentMs(until) ?? Number.POSITIVE_INFINITY), {
      path: ['until'],
      error: 'expected a moment after "from"',
    }),
};

/** A field for a moment that editors write. */
function moment(what: string) {
  const expected = `expected ${what}, at UTC+8, such as "2026-12-01 08:00"`;
  return z.string({ error: expected }).refine((value) => momentMs(value) !== undefined, expected);
}

/** A folder of texts. */
export type ContentFolder = keyof typeof CONTENT_SCHEMAS;

/** The folder of questions. They are parts of one page, and each has an id to link to. */
export const QUESTIONS = 'faq' satisfies ContentFolder;

/** The folders whose texts may show pictures. Elsewhere words are enough, and pages stay small. */
export const GUIDES: readonly ContentFolder[] = ['router', 'apple-id'];

import faqGroups from '#content/faq/groups.json' with { type: 'json' };
import { statedLogs } from '#i18n/operator-facts.ts';
import { textFor } from '#i18n/server.ts';
import { entriesOf, htmlOf } from '#prose/entries.ts';
import { entryName } from '#prose/entry-name.ts';
import { logParagraphs, marked, recordsNoVisits } from '#prose/log-statements.ts';
import { fillPlaceholders, placeholderValue } from '#prose/placeholders.ts';
import { href } from '#routes/href.ts';
import type { Locale } from '#routes/locales.ts';

/**
 * The groups. The cast is needed because the file may lack the titles of a new language. The check of the texts reports
 * this.
 */
const GROUPS = faqGroups as readonly unknown[] as readonly { id: string; title: Readonly<Record<Locale, string>> }[];

/** The ids of the questions that are asked most, in the order shown. */
const ASKED = [
  'connection-cannot-connect',
  'payment-not-credited',
  'devices-unbind',
  'payment-refund-amount',
  'download-ios',
];

/** A question with its answer. */
interface Question {
  /** `<group>-<name>`, the same in all languages. The question's address is `#<id>`. */
  id: string;
  question: string;
  /** The answer as HTML. */
  html: string;
}

/**
 * All questions in one language, in order and by group. A question that needs a value which the operator has not set is
 * left out.
 */
export async function questionGroups(locale: Locale) {
  const entries = (await entriesOf('faq', locale)).filter(
    ({ data }) => !data.needs || placeholderValue(data.needs, locale) !== undefined,
  );
  return GROUPS.map(({ id, title }) => ({
    id,
    title: title[locale],
    questions: [
      ...entries
        .filter((entry) => entry.id.split('/')[1] === id)
        .map((entry) => ({
          id: `${id}-${entryName(entry.id)}`,
          question: fillPlaceholders(entry.data.question, locale),
          html: htmlOf(entry),
        })),
      ...(id === 'packages' ? logsQuestion(locale) : []),
    ],
  }));
}

/** The questions that are asked most, in the order of `ASKED`. */
export function mostAsked(groups: readonly { questions: readonly Question[] }[]): Question[] {
  const all = groups.flatMap(({ questions }) => questions);
  return ASKED.flatMap((id) => all.find((question) => question.id === id) ?? []);
}

/**
 * The question "What do you log?". Returns an empty list if the operator has not stated this
 * (docs/behaviour/legal.md#logs).
 */
function logsQuestion(locale: Locale): Question[] {
  const t = textFor(locale, 'logs');
  const logs = statedLogs();
  const said = logParagraphs(t, logs);
  if (said.length === 0) return [];
  // If the operator records no visits, the first two paragraphs say all that matters.
  const first = recordsNoVisits(logs) ? said.slice(0, 2) : said;
  const more = `<p><a href="${href('privacy', { locale, hash: 'logs' })}">${t('link')}</a></p>`;
  return [{ id: 'packages-logs', question: marked(t('question'), t, logs), html: first.join('') + more }];
}

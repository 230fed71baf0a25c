import { CALLS } from '../../src/contract/calls.ts';
import { type CallReport, countOf, type Finding, type Report } from './findings.ts';
import { MADE_ALIKE } from './tokens.ts';

const WORDS: Readonly<Record<Finding['weight'], string>> = {
  unusable: "CAN'T USE",
  tolerated: 'tolerates',
  hint: 'hint',
};

/** How many findings of one kind are listed for a call. */
const LISTED = 3;

/**
 * A report for people, one line per finding. Control characters from the server are removed, so that it can't control
 * the terminal.
 */
export function reportText(report: Report): string {
  const { api, transport, calls, absent, left } = report;
  const quiet = calls.filter(({ as, findings }) => MADE_ALIKE.includes(as) && findings.length === 0);
  const width = Math.max(
    ...calls.map(({ call, as }) => `${call} (${as})`.length),
    ...transport.map(({ name }) => name.length),
  );
  const [unusable, tolerated, hints] = (['unusable', 'tolerated', 'hint'] as const).map((weight) =>
    countOf(report, weight),
  );
  return [
    `What the site makes of ${api}`,
    '',
    'How answers come',
    ...transport.flatMap(({ name, said, findings }) => [`  ${name.padEnd(width)}  ${said}`, ...findingLines(findings)]),
    '',
    'Calls',
    ...calls.filter((call) => !quiet.includes(call)).flatMap((call) => callLines(call, width)),
    ...[...Map.groupBy(quiet, ({ as }) => as)].map(([as, alike]) => {
      return `  ${as.padEnd(width)}  refused, as it should be: ${[...new Set(alike.map(({ call }) => call))].join(', ')}`;
    }),
    '',
    ...(absent.length > 0 ? ['Not there yet: answered like a call that nobody has', `  ${absent.join(', ')}`, ''] : []),
    ...(left.length > 0 ? ['Not called', ...left.map(({ call, why }) => `  ${call.padEnd(width)}  ${why}`), ''] : []),
    `${calls.length} calls made. The site can't use ${unusable} things, tolerates ${tolerated}; ${hints} hints.${
      absent.length > 0 ? ` ${absent.length} of ${Object.keys(CALLS).length} calls are not there yet.` : ''
    }`,
  ]
    .map((line) => line.replace(/\p{Cc}/gu, ' '))
    .join('\n');
}

function callLines({ call, as, status, code, ms, bytes, findings, shown }: CallReport, width: number): string[] {
  const came =
    status === undefined
      ? 'no answer'
      : `HTTP ${status}, ${code === undefined ? 'no code' : `code ${code}`}, ${ms} ms, ${bytes} B`;
  return [
    `  ${`${call} (${as})`.padEnd(width)}  ${came}`,
    ...findingLines(findings),
    ...shown.map((words) => `      shows      ${words}`),
  ];
}

/** Findings, the worst first; more than `LISTED` of one kind are only counted. */
function findingLines(findings: readonly Finding[]): string[] {
  const sorts = Map.groupBy(findings, ({ weight, place, text }) => {
    return [
      weight,
      place.replace(/\b\d+( \([^)]*\))?(?=\.|$)/g, '*'),
      text.replace(/ (".*?"|[\d.]+|\{.*?\})(?=[: ]|$)/g, ''),
    ].join('|');
  });
  const order = Object.keys(WORDS);
  return [...sorts.values()]
    .sort(([one], [other]) => order.indexOf(one?.weight ?? '') - order.indexOf(other?.weight ?? ''))
    .flatMap((alike) => {
      const more = alike.length - LISTED;
      const lines = alike
        .slice(0, LISTED)
        .map(({ weight, place, text }) => `      ${WORDS[weight].padEnd(9)}  ${place ? `${place} ` : ''}${text}`);
      return more > 0 ? [...lines, `      ${' '.repeat(9)}  … and ${more} more like this`] : lines;
    });
}

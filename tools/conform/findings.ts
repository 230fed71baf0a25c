/** Something that should be different. */
export interface Finding {
  /** `unusable`: the site can't use it, or somebody gets what they must not. `tolerated`: the site can work with it. */
  weight: 'unusable' | 'tolerated';
  /** Where in the answer, e.g. `goods.1.price.usd`; empty for the answer as a whole. */
  place: string;
  text: string;
}

/** What was found of a call, or of something that answers have in common. */
export interface Checked {
  /** The call's name and as whom it was made; or what was looked at. */
  name: string;
  /** What came, in a few words. */
  said: string;
  findings: Finding[];
}

/** All results for a server. */
export interface Report {
  api: string;
  /** What was looked at beside single calls. */
  checks: Checked[];
  /** Calls as the site makes them. */
  calls: Checked[];
  /** Calls that must be refused. */
  tries: Checked[];
  /** Calls that the server does not have yet: it answers them just as a name that no server knows. */
  absent: string[];
  /** Calls that were not made: they end something, or need an option, or something that the member does not have. */
  left: string[];
}

/** All findings of a report, of one weight. */
function findingsOf({ checks, calls, tries }: Report, weight: Finding['weight']): Finding[] {
  return [...checks, ...calls, ...tries].flatMap(({ findings }) => findings).filter((one) => one.weight === weight);
}

/** Calls that end something, or need what only a person has: they are never made as the site makes them. */
const NEVER = ['deviceUnbind', 'forgotCodeVerify', 'forgotReset', 'repass', 'cashOutDraw'];

/** The command's exit status: 1 if something is unusable, 3 if calls are absent, 4 if only some were not tried, else 0. */
export function exitStatus(report: Report): 0 | 1 | 3 | 4 {
  if (findingsOf(report, 'unusable').length > 0) return 1;
  if (report.absent.length > 0) return 3;
  return report.left.every((name) => NEVER.includes(name)) ? 0 : 4;
}

/** A report for people. Control characters that a server sent are left out, so that it can't control the terminal. */
export function reportText(report: Report): string {
  const { api, checks, calls, tries, absent, left } = report;
  const open = tries.filter(({ findings }) => findings.length > 0);
  const [unusable, tolerated] = [findingsOf(report, 'unusable').length, findingsOf(report, 'tolerated').length];
  return [
    `What the site makes of ${api}`,
    ...section('How answers come', checks.flatMap(linesOf)),
    ...section('Calls', calls.flatMap(linesOf)),
    ...section('Must be refused, and is not', open.flatMap(linesOf)),
    ...section('Not there yet, since answered like a call that nobody has', absent),
    ...section('Not called (--help says what calls need)', left),
    `\nThings that the site can't use: ${unusable}; that it tolerates: ${tolerated}; calls that are not there yet: ${absent.length}.`,
  ]
    .map((line) => line.replace(/(?!\n)\p{Cc}/gu, ' '))
    .join('\n');
}

function section(title: string, lines: readonly string[]): string[] {
  return lines.length > 0 ? [`\n${title}`, ...lines.map((line) => `  ${line.replaceAll('\n', ' ')}`)] : [];
}

/** What was called, and a line for each kind of finding: what is the same of many items is said of the first. */
function linesOf({ name, said, findings }: Checked): string[] {
  const alike = Map.groupBy(findings, ({ weight, place, text }) =>
    [weight, place.replace(/\b\d+\b/g, '*'), text.replace(/, is .*$/, '')].join('|'),
  );
  const lines = [...alike.values()].map(([one, ...others]) => {
    const words = one?.weight === 'unusable' ? "CAN'T USE" : 'tolerates';
    const more = others.length > 0 ? ` (and ${others.length} more like this)` : '';
    return `  ${words}  ${[one?.place, one?.text].filter(Boolean).join(' ')}${more}`;
  });
  return [`${name}  ${said}`, ...lines];
}

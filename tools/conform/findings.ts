import type { CallName } from '#contract/calls.ts';

/** Something that the server should change. */
export interface Finding {
  /** `unusable`: the site can't use it, or somebody gets data of others. `tolerated`: the site can work with it. */
  weight: 'unusable' | 'tolerated';
  /** The place in the answer, such as `goods.1.price.usd`. Empty for the answer as a whole. */
  place: string;
  text: string;
}

/** The findings about one call, or about something that all answers have in common. */
export interface Checked {
  /** The call's name and the member who made it, or the name of the check. */
  name: string;
  /** The answer, in a few words. */
  said: string;
  findings: Finding[];
}

/** All results for a server. */
export interface Report {
  api: string;
  /** Checks of other things than single calls, such as the headers of all answers. */
  checks: Checked[];
  /** Calls that the command made as the site makes them. */
  calls: Checked[];
  /** Calls that must be refused. */
  tries: Checked[];
  /** Calls that the server does not have yet: it answers them like a name that no server knows. */
  absent: string[];
  /** Calls that were not made. They end something, or they need an option or data that the member does not have. */
  left: string[];
}

/** Returns all findings of a report that have one weight. */
function findingsOf({ checks, calls, tries }: Report, weight: Finding['weight']): Finding[] {
  return [...checks, ...calls, ...tries].flatMap(({ findings }) => findings).filter((one) => one.weight === weight);
}

/** Calls that the command never makes as the site does, each with the reason. */
export const NEVER: Readonly<Partial<Record<CallName, string>>> = {
  deviceUnbind: 'removes a device',
  forgotCodeVerify: 'needs the mailed code; it is made only with a wrong one',
  forgotReset: 'sets a new password',
  repass: 'sets a new password',
  cashOutDraw: 'withdraws money',
};

/**
 * Returns the command's exit status: 1 if something is unusable, 3 if calls are absent, 4 if only some were not tried,
 * else 0.
 */
export function exitStatus(report: Report): 0 | 1 | 3 | 4 {
  if (findingsOf(report, 'unusable').length > 0) return 1;
  if (report.absent.length > 0) return 3;
  return report.left.every((name) => name in NEVER) ? 0 : 4;
}

/** Returns a report for people. Control characters from the server are removed, so that it can't control the terminal. */
export function reportText(report: Report): string {
  const { api, checks, calls, tries, absent, left } = report;
  const open = tries.filter(({ findings }) => findings.length > 0);
  const [unusable, tolerated] = [findingsOf(report, 'unusable').length, findingsOf(report, 'tolerated').length];
  return [
    `How the site reads the answers of ${api}`,
    ...section('All answers', checks.flatMap(linesOf)),
    ...section('Calls', calls.flatMap(linesOf)),
    ...section('Calls that must be refused, and are not', open.flatMap(linesOf)),
    ...section('Calls that the server does not have yet: it answers them like an unknown call', absent),
    ...section('Calls that were not made (--help says what they need)', left),
    `\nThe site can't use: ${unusable}. It tolerates: ${tolerated}. Calls that the server does not have yet: ${absent.length}.`,
  ]
    .map((line) => line.replace(/(?!\n)\p{Cc}/gu, ' '))
    .join('\n');
}

function section(title: string, lines: readonly string[]): string[] {
  return lines.length > 0 ? [`\n${title}`, ...lines.map((line) => `  ${line.replaceAll('\n', ' ')}`)] : [];
}

/**
 * Returns a line for the call, and a line for each kind of finding. If many items have the same finding, only the first
 * one is named.
 */
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

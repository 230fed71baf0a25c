import type { BeanOf } from '../../src/contract/call.ts';
import { CALLS, type CallName, type Calls, type PayloadOf } from '../../src/contract/calls.ts';
import type { Thread } from '../../src/contract/tickets.ts';
import type { Options } from './arguments.ts';
import { type Answer, type Asked, ask, take } from './ask.ts';
import { doubtsAbout } from './doubts/doubts.ts';
import type { CallReport, Report } from './findings.ts';
import { refusalIn } from './presence.ts';
import { serverSeconds } from './time.ts';

/** Options of a call. */
interface How {
  /** False sends no token; a text is sent as the token. */
  token?: string | false;
  /** As whom, for the report. */
  as?: string;
  /** What it costs if it is not refused; set only if it should be. */
  refused?: string;
  /** May it be refused or not? Then neither is a finding. */
  mayBeRefused?: boolean;
  /** Is it made only to be refused? */
  isTry?: boolean;
}

/** Calls a server, one call after another, and collects the findings. */
export class Session {
  readonly options: Options;
  readonly answers: Answer[] = [];
  /** Stored names of files that answers named. */
  readonly files: string[] = [];
  /** Stored names of uploads that would act as pages. */
  readonly pages: string[] = [];
  /** The last usable bean of each call. */
  readonly beans = new Map<CallName, unknown>();
  /** The refusals of a name that no server knows (`refusalIn`), with the member's token, and without. */
  readonly unknown: { member?: string | undefined; visitor?: string | undefined } = {};
  readonly #calls: CallReport[] = [];
  readonly #left = new Map<string, string>();
  /** Answers that are the same as that to an unknown name. */
  readonly #likeUnknown = new Set<CallReport>();
  token: string | undefined;

  constructor(options: Options) {
    this.options = options;
    this.token = options.token;
  }

  /** Makes a call and returns its bean; undefined if the answer is unusable. */
  async call<Name extends CallName>(
    name: Name,
    payload: PayloadOf<Calls[Name]>,
    how: How = {},
  ): Promise<BeanOf<Calls[Name]> | undefined> {
    const { bean } = await this.ask(name, payload, how);
    return bean as BeanOf<Calls[Name]> | undefined;
  }

  /** Makes a call and returns the answer with its findings. */
  async ask<Name extends CallName>(name: Name, payload: PayloadOf<Calls[Name]>, how: How = {}): Promise<Asked> {
    const token = how.token === false ? undefined : (how.token ?? this.token);
    const isForm = Object.values(payload as object).some((value) => value instanceof Blob);
    const body = isForm ? formOf(payload as Record<string, File>) : JSON.stringify(payload);
    const answer = await ask(`${this.options.api}/Website/${name}`, this.options.origin, {
      method: 'POST',
      headers: { ...(!isForm && { 'content-type': 'application/json' }), ...(token && { authorization: token }) },
      body,
    });
    this.answers.push(answer);
    const asked = take(CALLS[name], how.as ?? (token ? 'member' : 'visitor'), answer);
    const { report } = asked;
    report.isTry = how.isTry ?? false;
    const known = this.#calls.filter(({ call }) => call === name).flatMap(({ findings }) => findings);
    this.#calls.push(report);
    this.files.push(...filesIn(asked.bean));
    const refusal = refusalIn(answer, name);
    if (refusal && refusal === this.unknown[token && token === this.token ? 'member' : 'visitor']) {
      this.#likeUnknown.add(report);
    }
    this.#judge(name, payload, asked, how);
    // What is the matter with a call, whoever makes it, is told once.
    if (how.isTry && report.code === undefined) {
      report.findings = report.findings.filter(
        ({ place, text }) => !known.some((one) => one.place === place && one.text === text),
      );
    }
    return asked;
  }

  #judge(name: CallName, payload: unknown, { report, bean, sent, answer }: Asked, how: How): void {
    const isDone = report.code === 200 && Object(bean).kind !== 'error';
    if (how.refused && isDone) {
      report.findings = [{ weight: 'unusable', place: '', text: `should be refused: ${how.refused}` }];
      report.shown = [];
    } else if (!how.refused && !how.mayBeRefused && report.code !== undefined && report.code !== 200) {
      report.findings.push({ weight: 'unusable', place: '', text: `is refused with code ${report.code}` });
    } else if (!how.refused && !how.isTry && bean !== undefined) {
      const { origin } = this.options;
      const known = { payload, sent, origin, now: serverSeconds(answer.headers), beans: this.beans };
      report.findings.push(...doubtsAbout(name, bean, known));
      this.beans.set(name, bean);
    }
  }

  /** Does the server not have this call? It has been called, and all answers are those to an unknown name. */
  isAbsent(name: CallName): boolean {
    const isLike = (one: CallReport): boolean => this.#likeUnknown.has(one);
    const own = this.#calls.filter(({ call }) => call === name);
    // If calls that are there are refused in the same way, being refused in that way says nothing.
    const isVague = this.#calls.some(
      (one) => isLike(one) && this.#calls.some((other) => other.call === one.call && !isLike(other)),
    );
    return own.length > 0 && own.every(isLike) && (!isVague || own.some(({ isTry }) => !isTry));
  }

  /** Notes why calls were not made. */
  leave(why: string, ...names: CallName[]): void {
    for (const name of names) this.#left.set(name, why);
  }

  /** The results of all calls. */
  report(): Pick<Report, 'calls' | 'absent' | 'left'> {
    const names = Object.keys(CALLS) as CallName[];
    const absent = names.filter((name) => this.isAbsent(name));
    const calls = this.#calls.filter(({ call }) => !absent.includes(call as CallName));
    const made = new Set(calls.filter(({ isTry }) => !isTry).map(({ call }) => call));
    const left = names
      .filter((call) => !made.has(call) && !absent.includes(call))
      .map((call) => ({ call, why: this.#left.get(call) ?? 'what it needs did not come' }));
    return { calls, absent, left };
  }
}

/** The stored names in an answer: an upload's own, or those in a thread. */
function filesIn(bean: unknown): string[] {
  if (Array.isArray(bean)) return bean.filter((one) => typeof one === 'string');
  const { messages } = Object(bean) as Partial<Thread>;
  return (messages ?? []).flatMap(({ file }) => file);
}

function formOf(payload: Record<string, File>): FormData {
  const form = new FormData();
  for (const [name, file] of Object.entries(payload)) form.append(name, file, file.name);
  return form;
}

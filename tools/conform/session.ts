import type { BeanOf } from '../../src/contract/call.ts';
import { CALLS, type CallName, type Calls, type PayloadOf } from '../../src/contract/calls.ts';
import type { Thread } from '../../src/contract/tickets.ts';
import type { Options } from './arguments.ts';
import { type Answer, type Asked, ask, take } from './ask.ts';
import type { Report } from './findings.ts';

/** Options of a call. */
interface How {
  /** False sends no token; a text is sent as the token. */
  token?: string | false;
  /** As whom, for the report. */
  as?: string;
  /** Why it should be refused; set only if it should. */
  refused?: string;
}

/** Calls a server, one call after another, and collects the findings. */
export class Session {
  readonly options: Options;
  readonly answers: Answer[] = [];
  /** Stored names of files that answers named. */
  readonly files: string[] = [];
  readonly #calls: Report['calls'] = [];
  readonly #left = new Map<string, string>();
  token: string | undefined;
  /** The code for a call that does not exist. */
  codeOfUnknown: number | undefined;

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
    const body = isForm ? formOf(payload as Record<string, Blob>) : JSON.stringify(payload);
    const answer = await ask(`${this.options.api}/Website/${name}`, this.options.origin, {
      method: 'POST',
      headers: { ...(!isForm && { 'content-type': 'application/json' }), ...(token && { authorization: token }) },
      body,
    });
    this.answers.push(answer);
    const asked = take(CALLS[name], how.as ?? (token ? 'member' : 'visitor'), answer, this.options.origin);
    const { report } = asked;
    this.files.push(...filesIn(asked.bean));
    if (how.refused && report.code === 200) {
      report.findings = [{ weight: 'unusable', place: '', text: `should be refused: ${how.refused}` }];
      report.shown = [];
    } else if (!how.refused && report.code !== undefined && report.code !== 200) {
      const likeUnknown = report.code === this.codeOfUnknown ? ', as a call is that you don’t have' : '';
      report.findings.push({
        weight: 'unusable',
        place: '',
        text: `is refused with code ${report.code}${likeUnknown}`,
      });
    }
    this.#calls.push(report);
    return asked;
  }

  /** Notes why calls were not made. */
  leave(why: string, ...names: CallName[]): void {
    for (const name of names) this.#left.set(name, why);
  }

  /** The results of all calls. */
  report(): Pick<Report, 'calls' | 'left'> {
    const made = new Set(this.#calls.map(({ call }) => call));
    const left = Object.keys(CALLS)
      .filter((call) => !made.has(call))
      .map((call) => ({ call, why: this.#left.get(call) ?? 'what it needs did not come' }));
    return { calls: this.#calls, left };
  }
}

/** The stored names in an answer: an upload's own, or those in a thread. */
function filesIn(bean: unknown): string[] {
  if (Array.isArray(bean)) return bean.filter((one) => typeof one === 'string');
  const { messages } = Object(bean) as Partial<Thread>;
  return (messages ?? []).flatMap(({ file }) => file);
}

function formOf(payload: Record<string, Blob>): FormData {
  const form = new FormData();
  for (const [name, file] of Object.entries(payload)) form.append(name, file, 'conform.gif');
  return form;
}

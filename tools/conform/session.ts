import type { BeanOf } from '#contract/call.ts';
import type { CallName, Calls } from '#contract/calls.ts';
import { type Answer, ask, refusalIn } from './answers.ts';
import type { Options } from './arguments.ts';
import { exampleOf, judge } from './contract.ts';
import type { Checked, Finding } from './findings.ts';

/** The name of a call that no server has. */
export const UNKNOWN_CALL = 'noSuchCall';

/** How a call is made. */
interface How {
  /** False sends no token. A text is sent as the token. */
  token?: string | false;
  /** The member or the value with which the call is made, for the report. */
  as?: string;
  /** The finding if the call succeeds. Set only for calls that must be refused. */
  open?: string;
}

/** Calls a server, one call after another, and stores the findings. */
export class Session {
  readonly options: Options;
  readonly answers: Answer[] = [];
  readonly calls: Checked[] = [];
  readonly tries: Checked[] = [];
  readonly absent = new Set<CallName>();
  token: string | undefined;
  /** The last usable bean of each call. */
  readonly #beans = new Map<CallName, unknown>();
  /** The server's refusal of an unknown name. Undefined if it can't show which calls are missing. */
  #unknown: string | undefined;

  constructor(options: Options) {
    this.options = options;
  }

  /**
   * Makes an unknown call, to learn how the server refuses a call that it does not have. It may refuse differently with
   * a token.
   */
  async learnUnknown(): Promise<Answer> {
    const answer = await this.#send(UNKNOWN_CALL, {}, this.token);
    this.#unknown = refusalIn(answer, UNKNOWN_CALL);
    return answer;
  }

  /**
   * Makes a call with the example of the contract, or with `payload`, and judges the answer. Returns the bean as the
   * site reads it. Returns undefined if the call was refused or the answer can't be used.
   */
  async call<Name extends CallName>(
    name: Name,
    payload: object = exampleOf(name),
    { as, token = this.token ?? false, open }: How = {},
  ): Promise<BeanOf<Calls[Name]> | undefined> {
    if (this.absent.has(name)) return undefined;
    const answer = await this.#send(name, payload, token || undefined);
    if (this.#isLikeUnknown(name, answer)) {
      this.absent.add(name);
      return undefined;
    }
    const { findings, bean } = judge(name, answer);
    const checked = { name: `${name} (${as ?? (token ? 'member' : 'visitor')})`, said: answer.said, findings };
    (open ? this.tries : this.calls).push(checked);
    const isDone = answer.code === 200 && Object(bean).kind !== 'error';
    if (open && isDone) checked.findings = [unusable('', `must be refused: ${open}`)];
    else if (open && answer.code !== undefined) checked.findings = [];
    if (!open && bean !== undefined) this.#beans.set(name, bean);
    return bean as BeanOf<Calls[Name]> | undefined;
  }

  /** Returns the last usable bean of a call as the site makes it. */
  bean<Name extends CallName>(name: Name): BeanOf<Calls[Name]> | undefined {
    return this.#beans.get(name) as BeanOf<Calls[Name]> | undefined;
  }

  /** Notes what is wrong with the last call, or with the last one of the `tries`. */
  note(place: string, text: string, among: 'calls' | 'tries' = 'calls'): void {
    this[among].at(-1)?.findings.push(unusable(place, text));
  }

  async #send(name: string, payload: object, token: string | undefined): Promise<Answer> {
    const { api, origin } = this.options;
    const isForm = payload instanceof FormData;
    const headers = { ...(!isForm && { 'content-type': 'application/json' }), ...(token && { authorization: token }) };
    const init = { method: 'POST', headers, body: isForm ? payload : JSON.stringify(payload) };
    const answer = await ask(`${api}/Website/${name}`, origin, init);
    this.answers.push(answer);
    return answer;
  }

  #isLikeUnknown(name: CallName, answer: Answer): boolean {
    if (this.#unknown === undefined || refusalIn(answer, name) !== this.#unknown) return false;
    // An existing call is refused in the same way, so this refusal does not show that a call is missing.
    if (this.#beans.has(name)) this.#unknown = undefined;
    return !this.#beans.has(name);
  }
}

function unusable(place: string, text: string): Finding {
  return { weight: 'unusable', place, text };
}

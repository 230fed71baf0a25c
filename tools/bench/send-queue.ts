import type { Http2ServerResponse } from 'node:http2';
import { setTimeout as wait } from 'node:timers/promises';
import type { Connection } from './link.ts';

/** An answer on its way. */
interface Answer {
  response: Http2ServerResponse;
  body: Buffer;
  sent: number;
  urgency: number;
  isIncremental: boolean;
  /** When it had its turn last. */
  turn: number;
}

/** So much is written at once, in bytes … */
const PIECE = 4096;
/** … and so much may wait to be sent: what is more urgent must be able to overtake. */
const WAITING = 16_384;

/**
 * Sends the answers of a connection as CDNs do: the most urgent first, those that can be used in parts by turns, others one after
 * another (RFC 9218). Node's own server knows no priorities.
 */
export class SendQueue {
  readonly #connection: Connection;
  #answers: Answer[] = [];
  #isSending = false;
  #turns = 0;

  constructor(connection: Connection) {
    this.#connection = connection;
  }

  /** Sends a body, once those before it are done. `priority` is the request's header. */
  add(response: Http2ServerResponse, body: Buffer, priority: string): void {
    const answer = { response, body, sent: 0, turn: 0, ...readPriority(priority) };
    this.#answers.push(answer);
    response.on('close', () => this.#drop(answer));
    if (!this.#isSending) void this.#send();
  }

  async #send(): Promise<void> {
    this.#isSending = true;
    for (let answer = this.#next(); answer; answer = this.#next()) {
      await this.#connection.hasRoom(WAITING);
      const { response, body, sent } = answer;
      const piece = body.subarray(sent, sent + PIECE);
      answer.sent += piece.length;
      answer.turn = ++this.#turns;
      if (answer.sent >= body.length) {
        this.#drop(answer);
        response.end(piece);
      } else response.write(piece);
      // Until it has come through TLS to the line, which then says how much of it waits.
      await wait(1);
    }
    this.#isSending = false;
  }

  #next(): Answer | undefined {
    const most = Math.min(...this.#answers.map(({ urgency }) => urgency));
    const urgent = this.#answers.filter(({ urgency }) => urgency === most);
    return urgent.find(({ isIncremental }) => !isIncremental) ?? urgent.sort((a, b) => a.turn - b.turn)[0];
  }

  #drop(answer: Answer): void {
    this.#answers = this.#answers.filter((each) => each !== answer);
  }
}

/**
 * What a `priority` header says; urgency 3 and one after another if it does not.
 *
 * @example readPriority('u=1, i') // { urgency: 1, isIncremental: true }
 */
export function readPriority(header: string): { urgency: number; isIncremental: boolean } {
  return {
    urgency: Number(/(?:^|[,\s])u=([0-7])/.exec(header)?.[1] ?? 3),
    isIncremental: /(?:^|[,\s])i(?!=\?0)(?:[=,;\s]|$)/.test(header),
  };
}

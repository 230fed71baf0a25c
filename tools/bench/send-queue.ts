import type { Http2ServerResponse } from 'node:http2';
import { setTimeout as wait } from 'node:timers/promises';
import type { Connection } from './link.ts';

/** An answer that is being sent. */
interface Answer {
  response: Http2ServerResponse;
  body: Buffer;
  sent: number;
  urgency: number;
  isIncremental: boolean;
  /** The number of its last turn. */
  turn: number;
}

/** How much is written at once, in bytes. */
const PIECE = 4096;
/** How much may wait in the connection, in bytes. Little, so that more urgent answers can overtake. */
const WAITING = 16_384;

/**
 * Sends the answers of a connection as CDNs do: the most urgent first; incremental ones in turns, others one after
 * another (RFC 9218). Node's own server does not support priorities.
 */
export class SendQueue {
  readonly #connection: Connection;
  #answers: Answer[] = [];
  #isSending = false;
  #turns = 0;

  constructor(connection: Connection) {
    this.#connection = connection;
  }

  /** Queues a body. `priority` is the request's header. */
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
      // Waits until the data has passed TLS and reached the line, which then knows how much waits.
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
 * Reads a `priority` header; by default urgency 3 and not incremental.
 *
 * @example readPriority('u=1, i') // { urgency: 1, isIncremental: true }
 */
export function readPriority(header: string): { urgency: number; isIncremental: boolean } {
  return {
    urgency: Number(/(?:^|[,\s])u=([0-7])/.exec(header)?.[1] ?? 3),
    isIncremental: /(?:^|[,\s])i(?!=\?0)(?:[=,;\s]|$)/.test(header),
  };
}

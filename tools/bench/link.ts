import type { Socket } from 'node:net';
import type { Line } from './profiles.ts';

/** The most that a segment of TCP carries, and what its headers add, in bytes. */
const SEGMENT = 1460;
const HEADERS = 40;
/** What a host sends before the first acknowledgement (RFC 6928). */
const FIRST_WINDOW = 10 * SEGMENT;
const LARGEST_WINDOW = 1 << 20;

/**
 * The one line between the browser and all hosts, as TCP would use it: a round trip before a connection says anything, then ten segments,
 * then as many more as have been acknowledged (slow start), all connections one behind another through the same narrow place. Nothing is
 * lost, and names need no look-up. So the first answer over TLS comes after three round trips, which Chrome's own throttling knows
 * nothing of.
 */
export class Link {
  #line: Line = { roundTripMs: 0, downBitsPerSecond: 0, upBitsPerSecond: 0 };
  #downFreeAt = 0;
  #upFreeAt = 0;
  readonly #open = new Set<Connection>();
  /** When something came out of the line last, by `performance.now()`. */
  movedAt = 0;

  /** Ends all connections; what comes is carried by another line. */
  use(line: Line): void {
    for (const connection of this.#open) connection.end();
    this.#line = line;
    this.#downFreeAt = 0;
    this.#upFreeAt = 0;
  }

  /** Carries everything between two sockets. */
  carry(browser: Socket, host: Socket): Connection {
    const connection = new Connection(this, browser, host, this.#line.roundTripMs);
    this.#open.add(connection);
    browser.on('close', () => this.#open.delete(connection));
    return connection;
  }

  /** When the last byte of this much arrives, if it is sent now. */
  arrival(direction: 'down' | 'up', bytes: number, notBefore = 0): number {
    const isDown = direction === 'down';
    const bitsPerSecond = isDown ? this.#line.downBitsPerSecond : this.#line.upBitsPerSecond;
    const takesMs = bitsPerSecond ? ((bytes + HEADERS) * 8000) / bitsPerSecond : 0;
    const sentAt = Math.max(performance.now(), notBefore, isDown ? this.#downFreeAt : this.#upFreeAt) + takesMs;
    if (isDown) this.#downFreeAt = sentAt;
    else this.#upFreeAt = sentAt;
    return sentAt + this.#line.roundTripMs / 2;
  }
}

/** One connection on the line. */
export class Connection {
  readonly #link: Link;
  readonly #browser: Socket;
  readonly #host: Socket;
  readonly #roundTripMs: number;
  readonly #openedAt = performance.now();
  readonly #toHost = new InOrder();
  readonly #toBrowser = new InOrder();
  readonly #acknowledged = new InOrder();
  #queue: Buffer[] = [];
  #waiting = 0;
  #inFlight = 0;
  #window = FIRST_WINDOW;
  #whenRoom: (() => void) | undefined;

  constructor(link: Link, browser: Socket, host: Socket, roundTripMs: number) {
    this.#link = link;
    this.#browser = browser;
    this.#host = host;
    this.#roundTripMs = roundTripMs;
    for (const socket of [browser, host]) socket.on('error', () => this.end());
    browser.on('close', () => this.end());
    browser.on('data', (bytes) => this.#sendUp(bytes));
    host.on('data', (bytes) => {
      this.#queue.push(bytes);
      this.#waiting += bytes.length;
      this.#sendDown();
    });
    // What is left on its way is still carried.
    host.on('end', () => this.#toBrowser.run(link.arrival('down', 0), () => browser.end()));
  }

  /** Resolves once fewer than so many bytes wait to be sent. */
  async hasRoom(bytes: number): Promise<void> {
    while (this.#waiting >= bytes && !this.#browser.destroyed) {
      await new Promise<void>((resolve) => {
        this.#whenRoom = resolve;
      });
    }
  }

  /** Ends it on both sides, with all that is on its way. */
  end(): void {
    for (const order of [this.#toHost, this.#toBrowser, this.#acknowledged]) order.forget();
    this.#browser.destroy();
    this.#host.destroy();
    this.#whenRoom?.();
  }

  #sendUp(bytes: Buffer): void {
    // The first comes after the handshake, which took the way there and back.
    const at = this.#link.arrival('up', bytes.length, this.#openedAt + this.#roundTripMs);
    this.#toHost.run(at, () => this.#host.write(bytes));
  }

  #sendDown(): void {
    while (this.#waiting > 0 && this.#inFlight < this.#window) {
      const segment = this.#nextSegment();
      this.#inFlight += segment.length;
      const at = this.#link.arrival('down', segment.length);
      this.#toBrowser.run(at, () => {
        this.#link.movedAt = performance.now();
        this.#browser.write(segment);
      });
      this.#acknowledged.run(at + this.#roundTripMs / 2, () => {
        this.#inFlight -= segment.length;
        this.#window = Math.min(this.#window + segment.length, LARGEST_WINDOW);
        this.#sendDown();
      });
    }
    this.#whenRoom?.();
  }

  #nextSegment(): Buffer {
    const [first = Buffer.alloc(0)] = this.#queue;
    const segment = first.subarray(0, SEGMENT);
    if (segment.length === first.length) this.#queue.shift();
    else this.#queue[0] = first.subarray(SEGMENT);
    this.#waiting -= segment.length;
    return segment;
  }
}

/** Does things when their time has come, in the order in which they were given. */
class InOrder {
  readonly #steps: { at: number; run: () => void }[] = [];
  #timer: NodeJS.Timeout | undefined;

  /** @param at by `performance.now()` */
  run(at: number, run: () => void): void {
    this.#steps.push({ at, run });
    this.#arm();
  }

  forget(): void {
    clearTimeout(this.#timer);
    this.#steps.length = 0;
  }

  #arm(): void {
    const [next] = this.#steps;
    if (this.#timer || !next) return;
    this.#timer = setTimeout(
      () => {
        this.#timer = undefined;
        // Timers tick in whole milliseconds: what is due within the next half is due.
        const now = performance.now() + 0.5;
        while (this.#steps[0] && this.#steps[0].at <= now) this.#steps.shift()?.run();
        this.#arm();
      },
      Math.max(0, next.at - performance.now()),
    );
  }
}

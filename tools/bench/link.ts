import type { Socket } from 'node:net';
import type { Line } from './profiles.ts';

/** The largest payload of a TCP segment, and the size of its headers, in bytes. */
const SEGMENT = 1460;
const HEADERS = 40;
/** How much a host sends before the first acknowledgement (RFC 6928). */
const FIRST_WINDOW = 10 * SEGMENT;
const LARGEST_WINDOW = 1 << 20;

/**
 * The line between the browser and all hosts, simulated as TCP uses it: a connection needs one round trip before any
 * data, then sends ten segments, then as many more as have been acknowledged (slow start). All connections share the
 * same bandwidth. Nothing is lost, and host names need no look-up. So the first answer over TLS takes three round
 * trips, which Chrome's own throttling does not simulate.
 */
export class Link {
  #line: Line = { roundTripMs: 0, downBitsPerSecond: 0, upBitsPerSecond: 0 };
  #downFreeAt = 0;
  #upFreeAt = 0;
  readonly #open = new Set<Connection>();
  /** When the line last delivered something, by `performance.now()`. */
  movedAt = 0;

  /** Closes all connections, and uses another line from now on. */
  use(line: Line): void {
    for (const connection of this.#open) connection.end();
    this.#line = line;
    this.#downFreeAt = 0;
    this.#upFreeAt = 0;
  }

  /** Connects two sockets through the line. */
  carry(browser: Socket, host: Socket): Connection {
    const connection = new Connection(this, browser, host, this.#line.roundTripMs);
    this.#open.add(connection);
    browser.on('close', () => this.#open.delete(connection));
    return connection;
  }

  /** When the last of these bytes arrives, if they are sent now. */
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

/** A connection through the line. */
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
    // Data that is still on its way is delivered first.
    host.on('end', () => this.#toBrowser.run(link.arrival('down', 0), () => browser.end()));
  }

  /** Resolves once fewer than `bytes` wait to be sent. */
  async hasRoom(bytes: number): Promise<void> {
    while (this.#waiting >= bytes && !this.#browser.destroyed) {
      await new Promise<void>((resolve) => {
        this.#whenRoom = resolve;
      });
    }
  }

  /** Closes both sides and drops all data on its way. */
  end(): void {
    for (const order of [this.#toHost, this.#toBrowser, this.#acknowledged]) order.forget();
    this.#browser.destroy();
    this.#host.destroy();
    this.#whenRoom?.();
  }

  #sendUp(bytes: Buffer): void {
    // The first data can leave only after the handshake, which takes one round trip.
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

/** Runs functions at their times, in the order in which they were added. */
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
        // Timers have whole milliseconds, so a step that is due within half a millisecond runs now.
        const now = performance.now() + 0.5;
        while (this.#steps[0] && this.#steps[0].at <= now) this.#steps.shift()?.run();
        this.#arm();
      },
      Math.max(0, next.at - performance.now()),
    );
  }
}

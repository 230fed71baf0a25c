import { connect, createServer, type Socket } from 'node:net';

/**
 * How an outpost behaves. It passes everything on (`relays`), refuses connections, accepts them but never answers, or resets
 * them at a request. `breaksAnswers` passes the request on, and breaks the connection in the middle of the answer.
 */
export type OutpostMood = 'relays' | 'refuses' | 'keepsSilent' | 'resets' | 'breaksAnswers';

/** A second address of a sandbox. It can fail in every way in which an address can fail (README.md#dead-addresses). */
export interface Outpost {
  /** `http://127.0.0.1:{port}`. For a browser, this is another origin than the sandbox's. */
  readonly origin: string;
  /** Returns how many requests arrived, including those that failed. */
  visits(): number;
  /** Changes the behaviour. Open connections are closed. */
  become(mood: OutpostMood): Promise<void>;
  close(): Promise<void>;
}

/** Opens an outpost for a server at an origin of this machine. It uses a free port unless `port` is given. */
export async function openOutpost(
  leadsTo: string,
  { port = 0, mood = 'relays' as OutpostMood } = {},
): Promise<Outpost> {
  const target = new URL(leadsTo);
  const open = new Set<Socket>();
  let now: OutpostMood = mood;
  let visits = 0;
  const server = createServer((visitor) => {
    keep(visitor);
    visitor.on('data', () => {
      visits += 1;
      if (now === 'resets') visitor.resetAndDestroy();
    });
    if (now === 'relays' || now === 'breaksAnswers') relay(visitor);
  });
  const keep = (socket: Socket): void => {
    open.add(socket);
    socket.on('close', () => open.delete(socket));
    // A broken connection makes the other end emit an error, which would end the process without a listener.
    socket.on('error', () => socket.destroy());
  };
  const relay = (visitor: Socket): void => {
    const there = connect(Number(target.port), target.hostname);
    keep(there);
    visitor.pipe(there);
    there.on('data', (answer: Buffer) => {
      // The answer to a preflight has no body, and must arrive unbroken.
      if (now === 'relays' || answer.indexOf('\r\n\r\n') === answer.length - 4) visitor.write(answer);
      else visitor.write(answer.subarray(0, -8), () => visitor.resetAndDestroy());
    });
    there.on('close', () => visitor.destroy());
    visitor.on('close', () => there.destroy());
  };
  const listen = (at: number): Promise<number> =>
    new Promise((resolve, reject) => {
      server.once('error', reject);
      server.listen(at, '127.0.0.1', () => {
        const address = server.address();
        resolve(typeof address === 'object' && address ? address.port : at);
      });
    });
  const hangUp = async (): Promise<void> => {
    const closed = new Promise<void>((resolve) => server.close(() => resolve()));
    for (const socket of open) socket.destroy();
    await closed;
  };
  const own = await listen(port);
  const outpost: Outpost = {
    origin: `http://127.0.0.1:${own}`,
    visits: () => visits,
    async become(next) {
      now = next;
      if (server.listening) await hangUp();
      if (now !== 'refuses') await listen(own);
    },
    close: async () => {
      if (server.listening) await hangUp();
    },
  };
  if (mood === 'refuses') await hangUp();
  return outpost;
}

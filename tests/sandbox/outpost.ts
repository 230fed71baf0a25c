import { connect, createServer, type Socket } from 'node:net';

/**
 * How an outpost behaves: passes everything on; refuses connections; accepts them but never answers; closes them on a
 * request; or passes the request on, and breaks the connection within the answer.
 */
export type OutpostMood = 'relays' | 'refuses' | 'keepsSilent' | 'resets' | 'breaksAnswers';

/** A second address of a sandbox that fails in every way in which addresses do (README.md#dead-addresses). */
export interface Outpost {
  /** `http://127.0.0.1:{port}`: for a browser another origin than the sandbox's. */
  readonly origin: string;
  /** How many requests there were, including tries that failed. */
  visits(): number;
  /** Changes the behaviour; open connections are closed. */
  become(mood: OutpostMood): Promise<void>;
  close(): Promise<void>;
}

/** Opens an outpost for a server at an origin of this machine; on a free port, unless one is given. */
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
    // A broken connection makes the other end emit an error.
    socket.on('error', () => socket.destroy());
  };
  const relay = (visitor: Socket): void => {
    const there = connect(Number(target.port), target.hostname);
    keep(there);
    visitor.pipe(there);
    there.on('data', (answer: Buffer) => {
      // The answer to a preflight has no body, and must come through.
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

import { once } from 'node:events';
import { connect } from 'node:net';

/** Requests of the protocol that windows obey (x.org/releases/X11R7.7/doc/xproto). */
const CONFIGURE = 12;
const GEOMETRY = 14;
const CHILDREN = 15;
/** Windows that belong to no page are smaller. */
const LEAST_PX = 100;

/** Gives the windows of a screen a size, as somebody would who drags a corner: WebKit's inspector can't. */
export async function resizeWindows(screen: string, size: { width: number; height: number }): Promise<void> {
  const socket = connect(`/tmp/.X11-unix/X${screen.slice(1)}`);
  let unread = Buffer.alloc(0);
  socket.on('data', (data: Buffer) => {
    unread = Buffer.concat([unread, data]);
  });
  const take = async (bytes: number): Promise<Buffer> => {
    while (unread.length < bytes) await once(socket, 'data');
    const taken = unread.subarray(0, bytes);
    unread = unread.subarray(bytes);
    return taken;
  };
  const ask = async (code: number, window: number): Promise<Buffer> => {
    socket.write(Buffer.from(new Uint32Array([code + (2 << 16), window]).buffer));
    const head = await take(32);
    return Buffer.concat([head, await take(head.readUInt32LE(4) * 4)]);
  };
  // Little endian ("l"), version 11, nothing to prove who we are.
  socket.write(Buffer.from(new Uint32Array([0x6c + (11 << 16), 0, 0]).buffer));
  const greeting = await take(8);
  const setup = await take(greeting.readUInt16LE(6) * 4);
  const vendorBytes = Math.ceil(setup.readUInt16LE(16) / 4) * 4;
  const root = setup.readUInt32LE(32 + vendorBytes + setup.readUInt8(21) * 8);
  const children = await ask(CHILDREN, root);
  for (let place = 0; place < children.readUInt16LE(16); place += 1) {
    const window = children.readUInt32LE(32 + place * 4);
    const geometry = await ask(GEOMETRY, window);
    if (Math.min(geometry.readUInt16LE(16), geometry.readUInt16LE(18)) < LEAST_PX) continue;
    // At the screen's corner, which is as large as the largest window.
    const [place0, wanted] = [0, 0b1111];
    socket.write(
      Buffer.from(
        new Uint32Array([CONFIGURE + (7 << 16), window, wanted, place0, place0, size.width, size.height]).buffer,
      ),
    );
  }
  // Requests are obeyed in order: with an answer to the last one, all are done.
  await ask(GEOMETRY, root);
  socket.destroy();
}

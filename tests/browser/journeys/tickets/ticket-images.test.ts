import type { Page } from 'playwright/test';
import { DOT_GIF, fadingPng } from '../../../sandbox/seed/pictures.ts';
import { expectAccessible } from '../../support/accessible.ts';
import { expect, test, words } from '../../support/fixtures.ts';

/** A file as a file picker hands it over. */
interface Picked {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

const en = words('en', 'tickets');
const png = { name: 'screen.png', mimeType: 'image/png', buffer: await fadingPng(64, 48, '#0a141e', '#c8d2dc') };
const gif = { name: 'dot.gif', mimeType: 'image/gif', buffer: DOT_GIF };
/** Markup with the name of a picture, and the head of a phone's photo that this browser cannot open. */
const fake = { name: 'invoice.png', mimeType: 'image/png', buffer: Buffer.from('<svg onload=alert(1)>') };
const heic = {
  name: 'IMG_0001.HEIC',
  mimeType: 'image/heic',
  buffer: Buffer.from('000000186674797068656963000000006d696631686569630000', 'hex'),
};

/** A picture that the browser itself draws, in a type that the browser can write. */
async function drawn(page: Page, name: string, type: string, width: number, height: number): Promise<Picked> {
  const base64 = await page.evaluate(
    async ([mime, w, h]) => {
      const canvas = new OffscreenCanvas(w, h);
      const context = canvas.getContext('2d');
      // Every pixel is random, as in a photo. Plain colours would make a small file, whatever the size of the picture.
      const noise = new ImageData(256, 256);
      for (let i = 0; i < noise.data.length; i += 65_536) crypto.getRandomValues(noise.data.subarray(i, i + 65_536));
      for (let i = 3; i < noise.data.length; i += 4) noise.data[i] = 255;
      for (let x = 0; x < w; x += 256) for (let y = 0; y < h; y += 256) context?.putImageData(noise, x, y);
      const bytes = new Uint8Array(await (await canvas.convertToBlob({ type: mime, quality: 0.8 })).arrayBuffer());
      let text = '';
      for (let i = 0; i < bytes.length; i += 8192) text += String.fromCharCode(...bytes.subarray(i, i + 8192));
      return btoa(text);
    },
    [type, width, height] as const,
  );
  return { name, mimeType: type, buffer: Buffer.from(base64, 'base64') };
}

async function openThread(page: Page, verbs: { signedIn(who: 'lin'): Promise<void>; open: OpenVerb }): Promise<void> {
  await verbs.signedIn('lin');
  await verbs.open('ticketContent', { locale: 'en', params: { id: '102' } });
  await expect(page.getByLabel(en('field.reply'))).toBeVisible();
}
type OpenVerb = (screen: 'ticketContent', options: { locale: 'en'; params: { id: string } }) => Promise<void>;

const picker = (page: Page) => page.locator('input[type=file]');
const row = (page: Page, name: string) => page.locator('.upload').filter({ hasText: name });

test('PNG and GIF are uploaded unchanged, and fake or unreadable pictures are refused with a reason (en)', async ({
  page,
  verbs,
  sandbox,
}) => {
  await verbs.open('touristTicket', { locale: 'en' });
  await picker(page).setInputFiles([png, gif, fake, heic]);
  await expect(row(page, 'screen.png')).toContainText(en('files.done'));
  await expect(row(page, 'dot.gif')).toContainText(en('files.done'));
  await expect(row(page, 'invoice.png')).toContainText(en('files.refused.other'));
  await expect(row(page, 'IMG_0001.HEIC')).toContainText(en('files.refused.heic'));
  await expect
    .poll(() => sandbox.calls('ticketImageUpload').map(({ payload }) => payload))
    .toEqual([
      { file: { type: 'image/png', size: png.buffer.length } },
      { file: { type: 'image/gif', size: DOT_GIF.length } },
    ]);
});

test('a photo of 12 megapixels is shrunk before its upload, and WebP becomes JPEG', async ({
  page,
  verbs,
  sandbox,
}) => {
  await openThread(page, verbs);
  const photo = await drawn(page, 'photo.jpg', 'image/jpeg', 4000, 3000);
  const webp = await drawn(page, 'shot.webp', 'image/webp', 320, 240);
  expect(photo.buffer.length).toBeGreaterThan(4_000_000);
  await picker(page).setInputFiles([photo, webp]);
  await expect(row(page, 'shot.webp')).toContainText(en('files.done'), { timeout: 15_000 });
  const uploads = sandbox
    .calls('ticketImageUpload')
    .map(({ payload }) => (payload as { file: { type: string; size: number } }).file);
  expect(uploads.map(({ type }) => type)).toEqual(['image/jpeg', 'image/jpeg']);
  expect(uploads[0]?.size).toBeLessThan(photo.buffer.length / 1.5);
  await page.getByLabel(en('field.reply')).fill('Here they are');
  await page.getByRole('button', { name: en('send.reply') }).click();
  const image = page.locator('.message').nth(1).locator('img').first();
  await image.scrollIntoViewIfNeeded();
  await expect(image).toHaveJSProperty('naturalWidth', 2560);
  await expect(image).toHaveJSProperty('naturalHeight', 1920);
  await expect(page.locator('.upload')).toHaveCount(0);
});

test('an upload shows its progress, and sending waits for it', async ({ page, verbs, sandbox }) => {
  await openThread(page, verbs);
  const client = await page.context().newCDPSession(page);
  await client.send('Network.enable');
  const photo = await drawn(page, 'photo.jpg', 'image/jpeg', 1200, 900);
  const line = (uploadThroughput: number) =>
    client.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 20,
      downloadThroughput: -1,
      uploadThroughput,
    });
  // The line is too slow for the upload to end before the test has looked.
  await line(photo.buffer.length / 40);
  await page.getByLabel(en('field.reply')).fill('With a photo');
  await picker(page).setInputFiles([photo]);
  const bar = page.getByRole('progressbar', { name: 'photo.jpg' });
  await expect(bar).toBeVisible();
  await page.getByRole('button', { name: en('send.reply') }).click();
  await expect(page.getByRole('button', { name: en('send.uploading') })).toBeVisible();
  await expect.poll(() => bar.evaluate((element: HTMLProgressElement) => element.value)).toBeGreaterThan(0.1);
  expect(sandbox.calls('ticketAdd')).toHaveLength(0);
  await line(-1);
  await expect(page.locator('.message')).toHaveCount(2, { timeout: 15_000 });
  await expect.poll(() => sandbox.calls('ticketAdd')[0]?.payload).toHaveProperty('file.length', 1);
});

test('a failed upload says so at its file, and can be repeated or removed', async ({ page, verbs, sandbox }) => {
  verbs.expectConsole(/ERR_|500/);
  await openThread(page, verbs);
  verbs.fault({ call: 'ticketImageUpload', kind: 'drop' });
  verbs.fault({ call: 'ticketImageUpload', kind: 'http500' });
  await page.getByLabel(en('field.reply')).fill('Two pictures');
  await picker(page).setInputFiles([png, gif]);
  await expect(row(page, 'screen.png')).toContainText('can’t be reached');
  await expect(row(page, 'dot.gif')).toContainText('(500)');
  await page.getByRole('button', { name: en('send.reply') }).click();
  await expect(page.getByText(en('problems.filesFailed'))).toBeInViewport();
  await expectAccessible(page);
  await row(page, 'screen.png')
    .getByRole('button', { name: en('files.retry') })
    .click();
  await expect(row(page, 'screen.png')).toContainText(en('files.done'));
  await row(page, 'dot.gif')
    .getByRole('button', { name: en('files.remove') })
    .click();
  await expect(row(page, 'dot.gif')).toHaveCount(0);
  await page.getByRole('button', { name: en('send.reply') }).click();
  await expect(page.locator('.message')).toHaveCount(2);
  await expect.poll(() => sandbox.calls('ticketAdd')[0]?.payload).toHaveProperty('file.length', 1);
});

test('images can be dropped anywhere on the page, and pasted', async ({ page, verbs }) => {
  await openThread(page, verbs);
  const base64 = png.buffer.toString('base64');
  await page.evaluate((data) => {
    const bytes = Uint8Array.from(atob(data), (character) => character.charCodeAt(0));
    const carry = (name: string): DataTransfer => {
      const transfer = new DataTransfer();
      transfer.items.add(new File([bytes], name, { type: 'image/png' }));
      return transfer;
    };
    const at = { bubbles: true, cancelable: true };
    document.body.dispatchEvent(new DragEvent('dragover', { ...at, dataTransfer: carry('dropped.png') }));
    document.body.dispatchEvent(new DragEvent('drop', { ...at, dataTransfer: carry('dropped.png') }));
    document
      .querySelector('textarea')
      ?.dispatchEvent(new ClipboardEvent('paste', { ...at, clipboardData: carry('pasted.png') }));
  }, base64);
  await expect(row(page, 'dropped.png')).toContainText(en('files.done'));
  await expect(row(page, 'pasted.png')).toContainText(en('files.done'));
});

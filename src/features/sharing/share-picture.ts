import sharp from 'sharp';
import { LANGUAGE_NAME, LANGUAGE_TAG, type Locale } from '../../routes/locales.ts';
import { petrelMark } from '../../ui/icon/icons.ts';

/** The words on a shared link's picture. */
export interface PictureWords {
  brand: string;
  title: string;
  text: string;
}

/** The size that chat apps and social sites ask for. */
export const SHARE_SIZE = { width: 1200, height: 630 };

/** A character that no font has: what is drawn in its place is drawn for every missing one, in the same size. */
const MISSING = '\u0378';

/** Scripts whose characters are square; a heading in them is short, and may be larger. */
const SQUARE_SCRIPTS = ['Hans', 'Hant', 'Jpan', 'Kore'];
const TEXT_WIDTH = 640;

/** The same for all pictures, so drawn once. */
let background: Promise<Buffer> | undefined;

const canDraw = new Map<Locale, Promise<boolean>>();

/**
 * A shared link's picture as PNG: the brand's bird over the sea, with the page's name in the reader's language.
 * Decided: on a machine without a font for the language (small build images have none for Chinese) the picture has no words,
 * since boxes in place of characters would be worse; chat apps show the title beside the picture anyway.
 */
export async function sharePicture(locale: Locale, words: PictureWords): Promise<Buffer> {
  const layers = (await hasFont(locale)) ? await wordLayers(locale, words) : [];
  background ??= sharp(Buffer.from(scene())).removeAlpha().raw().toBuffer();
  const raw = { ...SHARE_SIZE, channels: 3 } as const;
  return sharp(await background, { raw })
    .composite(layers)
    .png()
    .toBuffer();
}

/** Can this machine draw the language's characters? Then its own name looks unlike as many boxes. */
function hasFont(locale: Locale): Promise<boolean> {
  const known = canDraw.get(locale);
  if (known) return known;
  const name = LANGUAGE_NAME[locale];
  const sizes = [name, MISSING.repeat([...name].length)].map((text) => drawText(text, locale, 40, '#ffffff'));
  const probing = Promise.all(sizes)
    .then(([drawn, boxes]) => drawn?.width !== boxes?.width || drawn?.height !== boxes?.height)
    .catch(() => false)
    .then((isDrawn) => {
      if (!isDrawn) console.warn(`No font for "${locale}" on this machine: its share pictures have no words`);
      return isDrawn;
    });
  canDraw.set(locale, probing);
  return probing;
}

async function wordLayers(locale: Locale, { brand, title, text }: PictureWords) {
  const [name, heading, line] = await Promise.all([
    drawText(`<b>${escapeMarkup(brand)}</b>`, locale, 34, '#e9f0f2'),
    drawText(`<b>${escapeMarkup(title)}</b>`, locale, headingSize(locale), '#fbfaf7'),
    drawText(escapeMarkup(text), locale, 29, '#b9cbd0'),
  ]);
  const top = Math.max(190, Math.round(330 - heading.height / 2 - line.height / 2));
  return [
    { input: name.data, left: 142, top: 94 - Math.round(name.height / 2) },
    { input: heading.data, left: 80, top },
    { input: line.data, left: 80, top: top + heading.height + 32 },
  ];
}

function headingSize(locale: Locale): number {
  const { script = '' } = new Intl.Locale(LANGUAGE_TAG[locale]).maximize();
  return SQUARE_SCRIPTS.includes(script) ? 66 : 58;
}

async function drawText(markup: string, locale: Locale, size: number, colour: string) {
  const { data, info } = await sharp({
    text: {
      text: `<span foreground="${colour}" lang="${LANGUAGE_TAG[locale]}">${markup}</span>`,
      font: `sans-serif ${size}`,
      width: TEXT_WIDTH,
      spacing: 12,
      // One point is one pixel.
      dpi: 72,
      rgba: true,
    },
  })
    .png()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

function escapeMarkup(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;');
}

function scene(): string {
  const { width, height } = SHARE_SIZE;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
<defs><linearGradient id="sky" x2="0" y2="1"><stop stop-color="#071420"/><stop offset=".55" stop-color="#0d3140"/><stop offset=".85" stop-color="#17535b"/><stop offset="1" stop-color="#457c73"/></linearGradient>
<radialGradient id="dawn" cx="1010" cy="500" r="420" gradientUnits="userSpaceOnUse"><stop stop-color="#ffcf80" stop-opacity=".75"/><stop offset=".4" stop-color="#bda671" stop-opacity=".3"/><stop offset="1" stop-color="#17535b" stop-opacity="0"/></radialGradient></defs>
<path fill="url(#sky)" d="M0 0h1200v630H0z"/><path fill="url(#dawn)" d="M0 0h1200v500H0z"/>
<circle cx="1010" cy="500" r="54" fill="#ffe3a8"/>
<path fill="#11505a" d="M0 500h1200v130H0z"/>
<path fill="#ffe3a8" opacity=".7" d="M950 512q60-6 120 0q-60 6-120 0M970 528q42-5 84 0q-42 5-84 0M944 546q34-5 68 0q-34 5-68 0"/>
<path fill="#0b3945" d="M0 560C120 556 260 520 340 528C470 560 620 566 760 548C900 520 980 512 1040 530C1100 552 1160 560 1200 556V630H0z"/>
<path fill="#061c28" d="M0 600C200 604 330 566 440 572C560 600 760 612 900 598C1020 578 1110 580 1200 592V630H0z"/>
<path transform="translate(796 110) scale(9.6)" fill="#fbf6ec" d="${petrelMark}"/>
<path transform="translate(80 70) scale(1.5)" fill="#4fd1b8" d="${petrelMark}"/>
</svg>`;
}

import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { withoutMark } from '#i18n/examples.ts';
import type { NamespaceKey, TextsOf } from '#i18n/namespaces.ts';
import { statedAnswer, statedPlaces } from '#i18n/operator-facts.ts';
import { createText } from '#i18n/text.ts';
import type { Locale } from '#routes/locales.ts';
import * as brand from '../../brand/brand.ts';
import { type ClientWords, desktop, extension, phone, team } from './draw.ts';
import { dawn } from './scene.ts';
import type { Drawing } from './shapes.ts';

/** The pictures of the app. An operator's own pictures have the same names (brand/README.md). */
export type ClientPicture = 'windows' | 'macos' | 'phone-off' | 'phone-rising' | 'phone' | 'ext' | 'dawn' | 'team';

/** The example in the pictures: a plausible time of connecting, and a plausible number of days left. */
const EXAMPLE = { time: '18:40', days: 200 };

/** Reads the texts from their file, because the addresses of pictures are needed before pages have their texts. */
function wordsOf(locale: Locale): ClientWords {
  const texts: TextsOf<'client'> = JSON.parse(readFileSync(`locales/${locale}/client.json`, 'utf8'));
  const t = createText<NamespaceKey<'client'>>(locale, texts);
  const stated = statedPlaces(locale)?.map(withoutMark) ?? [];
  const places = stated.length > 0 ? stated : [t('auto')];
  const [first = ''] = places;
  return {
    name: brand.names[locale],
    title: { off: t('off'), rising: t('rising'), on: t('on') },
    second: { off: t('offSecond'), rising: first, on: t('since', { place: first, time: EXAMPLE.time }) },
    place: t('place'),
    places,
    mode: t('mode'),
    modes: [t('all'), t('rules')],
    guard: statedAnswer('killSwitch', locale) && t('guard'),
    plan: t('plan'),
    left: t('left', { days: EXAMPLE.days }),
    address: 'example.com',
    only: t('only'),
    team: {
      title: t('team.title'),
      add: t('team.add'),
      heads: [t('team.head.name'), t('team.head.devices'), t('team.head.state')],
      states: [t('team.state.active'), t('team.state.invited'), t('team.state.off')],
      people: t('team.people').split(/[、,]\s*/),
    },
  };
}

function drawings(locale: Locale): Readonly<Record<ClientPicture, Drawing>> {
  const words = wordsOf(locale);
  return {
    windows: desktop(words, 'on', 'windows'),
    macos: desktop(words, 'on', 'mac'),
    'phone-off': phone(words, 'off'),
    'phone-rising': phone(words, 'rising'),
    phone: phone(words, 'on'),
    ext: extension(words, 'on'),
    dawn: dawn(),
    team: team(words),
  };
}

/**
 * The file with all pictures of the app in one language, one symbol for each. Pages refer to its address and fetch it
 * once.
 */
export function pictureFile(locale: Locale): { path: string; svg: string; drawings: ReturnType<typeof drawings> } {
  const drawn = drawings(locale);
  const symbols = Object.values(drawn).map(
    ({ id, box, draw }) => `<symbol id="${id}" viewBox="0 0 ${box.join(' ')}">${draw}</symbol>`,
  );
  const svg = `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>`.replace(/\s*\n\s*/g, '');
  const hash = createHash('sha256').update(svg).digest('base64url').slice(0, 8);
  return { path: `_astro/client-${locale}.${hash}.svg`, svg, drawings: drawn };
}

import * as v from 'valibot';
import * as brand from '../../../brand/brand.ts';
import { storagePrefix } from '../../../brand/storage-prefix.ts';
import { BANKS, type Bank } from '../../contract/values/invite.ts';
import { type Settings, settings } from '../../environment.ts';
import { COLOUR_NAMES, type Colour } from '../../styles/colours.ts';
import { configMistakes } from '../check-config.ts';
import { PlainError } from '../plain-error.ts';
import { kind, otherThan, shown, textProblem } from '../value-kinds.ts';
import { group, inEachLanguage, link, list, text, texts, valueMistakes, withoutRepeats } from '../value-schemas.ts';
import { readColours } from './colours.ts';
import { contrastMistakes, fileOf, unreadableColours } from './contrast.ts';
import { readFigure, readMark } from './drawings.ts';

/** What a name may be as wide as, in Latin letters: the header holds no more on the smallest phones, 320 px wide. */
const WIDEST_NAME = 14;
/** What is as wide as two Latin letters. */
const WIDE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\uff01-\uff60]/gu;

/** A name, which stands whole in the header. */
const name = kind<string>((value) => {
  const problem = textProblem(value);
  if (problem !== undefined || typeof value !== 'string') return problem;
  const width = [...value].length + (value.match(WIDE)?.length ?? 0);
  return width <= WIDEST_NAME
    ? undefined
    : `is ${shown(value)}, and must be no longer than ${WIDEST_NAME} letters, or ${WIDEST_NAME / 2} Chinese characters, which is what the header has room for on small phones`;
});

const BrandSchema: v.GenericSchema<typeof brand> = group({
  names: inEachLanguage(name),
  agentName: texts,
  enterpriseUrl: link,
  claim: v.undefinedable(
    group({
      number: kind<string>((value) =>
        typeof value === 'string' && /\d/.test(value) ? textProblem(value) : otherThan(value, 'a count', "'3000+'"),
      ),
      label: texts,
    }),
  ),
  yuanPerDollar: kind<typeof brand.yuanPerDollar>((value) =>
    Number.isFinite(value) && Number(value) > 0 ? undefined : otherThan(value, 'more than 0', '6.88'),
  ),
  guaranteeDays: kind<typeof brand.guaranteeDays>((value) =>
    Number.isInteger(value) && Number(value) > 0 ? undefined : otherThan(value, 'a whole number of days', '15'),
  ),
  personalRefundPercent: kind<typeof brand.personalRefundPercent>((value) =>
    Number.isInteger(value) && Number(value) > 0 && Number(value) <= 100
      ? undefined
      : otherThan(value, 'a whole number of percent', '70'),
  ),
  banks: v.pipe(
    list(
      kind<Bank>((value) =>
        BANKS.some((bank) => bank === value) ? undefined : otherThan(value, `one of ${BANKS.join(', ')}`, "'boc'"),
      ),
    ),
    v.minLength(1, 'is empty, and must name a bank at least'),
    withoutRepeats(),
  ),
  router: group({
    address: kind<string>((value) =>
      v.is(v.pipe(v.string(), v.ip()), value) ? undefined : otherThan(value, 'an IP address', "'192.168.1.1'"),
    ),
    user: text,
    password: text,
    videoFlashUrl: link,
    videoConnectUrl: link,
    flashToolUrl: link,
    firmwareUrl: link,
  }),
});

/** What is wrong with the operator's values and the brand, in a sentence each. */
export function siteMistakes(): string[] {
  return [...configMistakes(), ...brandMistakes()];
}

/** What is wrong with what is in `brand/`, in a sentence each (brand/README.md#what-is-checked). */
export function brandMistakes(values: unknown = brand, from: Settings = settings): string[] {
  return [
    ...valueMistakes('brand/brand.ts', BrandSchema, values, from),
    ...(/^[a-z][a-z\d-]*\.$/.test(storagePrefix)
      ? []
      : [`brand/storage-prefix.ts: ${otherThan(storagePrefix, 'small letters and a dot', "'petrel.'")}`]),
    ...drawingMistakes(),
    ...colourMistakes(readColours()),
  ];
}

/** Throws if no site can be built with what is in `brand/`. */
export function checkBrand(values?: unknown): void {
  const mistakes = brandMistakes(values);
  if (mistakes.length > 0) throw new PlainError(mistakes.join('\n'));
}

/** What is wrong with the drawings, in a sentence each. */
export function drawingMistakes(mark = readMark(), figure = readFigure()): string[] {
  return [
    ...(mark ? [] : ['brand/mark.svg: must be one <path d="…"/> in <svg xmlns="…" viewBox="0 0 32 32">']),
    ...(figure === undefined ? ['brand/figure.svg: must be drawn in <svg xmlns="…" viewBox="0 0 640 560">'] : []),
  ];
}

/** What is wrong with the colours, in a sentence each: what is missing, what is none, and what can't be read on what. */
export function colourMistakes(colours: ReadonlyMap<string, Colour>): string[] {
  return [
    ...COLOUR_NAMES.filter((name) => !colours.has(name)).map((name) => `${fileOf(name)}: --${name} is missing`),
    ...unreadableColours(colours),
    ...contrastMistakes(colours),
  ];
}

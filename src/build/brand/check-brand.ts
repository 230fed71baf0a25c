import * as v from 'valibot';
import * as brand from '../../../brand/brand.ts';
import { storagePrefix } from '../../../brand/storage-prefix.ts';
import { type Settings, settings } from '../../environment.ts';
import { COLOUR_NAMES, type Colour } from '../../styles/colours.ts';
import { configMistakes } from '../check-config.ts';
import { PlainError } from '../plain-error.ts';
import { kind, otherThan, textProblem } from '../value-kinds.ts';
import { group, link, text, texts, valueMistakes } from '../value-schemas.ts';
import { readColours } from './colours.ts';
import { readFigure, readMark } from './drawings.ts';

const BrandSchema: v.GenericSchema<typeof brand> = group({
  names: texts,
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
    ...missingColours(readColours()),
  ];
}

/** Throws if no site can be built with what is in `brand/`. */
export function checkBrand(values?: unknown): void {
  const mistakes = brandMistakes(values);
  if (mistakes.length > 0) throw new PlainError(mistakes.join('\n'));
}

function drawingMistakes(): string[] {
  return [
    ...(readMark() ? [] : ['brand/mark.svg: must be one <path d="…"/> in <svg xmlns="…" viewBox="0 0 32 32">']),
    ...(readFigure() === undefined ? ['brand/figure.svg: must be drawn in <svg xmlns="…" viewBox="0 0 640 560">'] : []),
  ];
}

function missingColours(colours: ReadonlyMap<string, Colour>): string[] {
  return COLOUR_NAMES.filter((name) => !colours.has(name)).map(
    (name) => `brand/${name.startsWith('dawn-') ? 'pictures' : 'colours'}.css: --${name} is missing`,
  );
}

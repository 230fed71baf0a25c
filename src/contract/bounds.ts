import { asNumber, type Field, field } from './fields.ts';

/**
 * A number that makes sense where it is shown. One beyond the bounds, or so small that it is written with an exponent,
 * is the server's mistake and not understood: a price or a period that nobody can mean misleads, and breaks the lines
 * that it stands in.
 *
 * @__NO_SIDE_EFFECTS__
 */
export function Between(least: number, most: number): Field<number> {
  return field(`a number from ${least} to ${most}`, (value) => {
    const number = asNumber(value) ?? Number.NaN;
    return number >= least && number <= most && !String(number).includes('e') ? number : undefined;
  });
}

/** Days, up to 100 years. */
export const Days = /* @__PURE__ */ Between(0, 36_500);

/** How many there are of something. */
export const Count = /* @__PURE__ */ Between(0, 1_000_000_000);

/** How many devices a package is for. */
export const DeviceCount = /* @__PURE__ */ Between(1, 9999);

/** An amount of money; less than 0 where something is taken back. */
export const Money = /* @__PURE__ */ Between(-1_000_000, 1_000_000);

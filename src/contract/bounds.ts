import { asNumber, type Field, field } from './fields.ts';

/**
 * A number between two bounds. A number outside them is a mistake of the server and is not understood. The same is true
 * of a number so small that it is written with an exponent. A senseless price or period would mislead readers and break
 * the lines that show it.
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

/** A count of anything. */
export const Count = /* @__PURE__ */ Between(0, 1_000_000_000);

/** The number of devices of a package. */
export const DeviceCount = /* @__PURE__ */ Between(1, 9999);

/** An amount of money. It is below 0 where money is taken back. */
export const Money = /* @__PURE__ */ Between(-1_000_000, 1_000_000);

/**
 * Marks of payment methods, of the family in `src/ui/icon/icons.ts`. Drawn for this site: each recalls how one pays, none is a copy of
 * a company's own mark.
 */

/** A bank card with its chip and number. */
const creditCard =
  'M5.5 5h13A2.5 2.5 0 0 1 21 7.5v9a2.5 2.5 0 0 1-2.5 2.5h-13A2.5 2.5 0 0 1 3 16.5v-9A2.5 2.5 0 0 1 5.5 5ZM6.5 9h3.5v3H6.5ZM6.5 15.5h2M11 15.5h2M15.5 15.5h2';

/** Three bank cards, fanned out. */
const unionPay =
  'M9.5 8.5h9A2.5 2.5 0 0 1 21 11v6a2.5 2.5 0 0 1-2.5 2.5h-9A2.5 2.5 0 0 1 7 17v-6a2.5 2.5 0 0 1 2.5-2.5ZM7 12.5h14M5 16.5V9a2.7 2.7 0 0 1 2.7-2.7H18M3 13.5V7a3 3 0 0 1 3-3h9.5';

/** The character 支, to pay, on a tile. */
const aliPay =
  'M6.5 3h11A3.5 3.5 0 0 1 21 6.5v11a3.5 3.5 0 0 1-3.5 3.5h-11A3.5 3.5 0 0 1 3 17.5v-11A3.5 3.5 0 0 1 6.5 3ZM7 8.5h10M12 5.8v5.4M8 11.2h7.5c-1.1 3.3-3.7 5.7-7.8 6.8M9.3 13.2c1.7 2.4 4 4 7 4.8';

/** A letter P, and its shadow. */
const paypal =
  'M7 17.5L9 4h5.2c2.6 0 4.1 1.6 3.7 4-.4 2.7-2.4 4.2-5.2 4.2H9.9L9.1 17.5ZM11.3 20.5h1.9l.7-4.6h1.9c2.4 0 4.1-1.3 4.5-3.6.2-1.2-.1-2.2-.9-2.9';

/** Two speech bubbles. */
const wechat =
  'M9.5 4C5.9 4 3 6.4 3 9.4c0 1.7.9 3.2 2.4 4.2L5 16l2.6-1.3c.6.1 1.2.2 1.9.2M16 9.6c-2.8 0-5 1.9-5 4.3s2.2 4.3 5 4.3c.5 0 1-.1 1.5-.2l2.2 1.2-.4-2c1-.8 1.7-2 1.7-3.3 0-2.4-2.2-4.3-5-4.3ZM15.9 9.6C15.4 6.4 12.8 4 9.5 4M7.3 8h.01M11.7 8h.01M14.3 13h.01M17.7 13h.01';

/** A plain card: any other method. */
const anyMethod =
  'M5.5 5h13A2.5 2.5 0 0 1 21 7.5v9a2.5 2.5 0 0 1-2.5 2.5h-13A2.5 2.5 0 0 1 3 16.5v-9A2.5 2.5 0 0 1 5.5 5ZM3 9.5h18M6.5 15h4';

const MARKS = new Map(Object.entries({ creditCard, unionPay, aliPay, paypal, wechat }));

/** A payment method's mark; a method that the site doesn't know has a plain card. */
export function methodMark(name: string): string {
  return MARKS.get(name) ?? anyMethod;
}

/**
 * The icon of a payment method: filled shapes in one colour on a grid of 24 px. The icons in `src/icons/icons.ts` are
 * outlines instead. All are drawn for this site. Each recalls a way to pay, and none copies a company's logo.
 */
interface Mark {
  /** The filled shape. */
  solid: string;
  /** Lines cut out of the shape, drawn in the background's colour. */
  cut?: string;
  /** A paler shape behind the filled shape. */
  behind?: string;
}

/** A bank card with its stripe and number. It is also used for a method that the site does not know. */
const creditCard: Mark = {
  solid: 'M5.5 4.5h13A3.5 3.5 0 0 1 22 8v8a3.5 3.5 0 0 1-3.5 3.5h-13A3.5 3.5 0 0 1 2 16V8a3.5 3.5 0 0 1 3.5-3.5Z',
  cut: 'M1 9.5h22M5.5 15.5h3.5M12 15.5h2',
};

const MARKS = new Map<string, Mark>(
  Object.entries({
    creditCard,
    /** Three bank cards, leaning on each other. */
    unionPay: {
      solid: 'M4.7 5h3.4L5.6 19H2ZM10.7 5h4l-2.5 14h-4ZM17.3 5h4.7l-2.6 14h-4.6Z',
    },
    /** The character 支, which means to pay, on a tile. */
    aliPay: {
      solid:
        'M6.5 2h11A4.5 4.5 0 0 1 22 6.5v11a4.5 4.5 0 0 1-4.5 4.5h-11A4.5 4.5 0 0 1 2 17.5v-11A4.5 4.5 0 0 1 6.5 2Z',
      cut: 'M6.5 8h11M12 5v6M7.5 11.2h8.3c-1.2 3.5-4 6-8.3 7.2M9 13.3c1.8 2.6 4.4 4.3 7.7 5.1',
    },
    /** A letter P, and its shadow. */
    paypal: {
      behind: 'M10.3 6.5h5.4c3 0 4.6 1.9 4.1 4.7-.5 3-2.8 4.7-5.9 4.7h-2L11.1 21.5H7.2Z',
      solid: 'M6.8 2.5h5.6c3 0 4.6 1.9 4.1 4.7-.5 3-2.8 4.7-5.9 4.7H8.5L7.6 17.5H4Z',
    },
    /** Two speech bubbles. */
    wechat: {
      solid:
        'M9 3C5 3 2 6 2 9.5c0 2 1 3.5 2.5 4.5L4 17l3-1.5 2.3.2C9.3 11.5 12.5 8.3 16 8.2 15 5 12 3 9 3ZM16.5 10C13 10 11 12 11 14.7s2.5 4.8 5.5 4.8l1.8-.2L21 20.5l-.5-2.3C22 17 22.5 16 22.5 14.7c0-2.7-2.5-4.7-6-4.7Z',
      cut: 'M6.7 8h0M11 8h0M14.7 13.7h0M18.5 13.7h0',
    },
  }),
);

/** The icon of a payment method. A method that the site does not know gets a plain bank card. */
export function methodMark(name: string): Mark {
  return MARKS.get(name) ?? creditCard;
}

import type { MerchantName } from '#contract/values.ts';

/** What texts have to know of a payment method. */
interface PaymentMethod {
  /** True if payers know the method's company. Then texts name it as the place of the payment. */
  isCompany: boolean;
  /** True if the method's name differs within a sentence. Then the text is below `paymentWithin`. */
  hasOwnWithin: boolean;
}

const METHODS = {
  unionPay: { isCompany: true, hasOwnWithin: false },
  creditCard: { isCompany: false, hasOwnWithin: true },
  aliPay: { isCompany: true, hasOwnWithin: false },
  paypal: { isCompany: true, hasOwnWithin: false },
  wechat: { isCompany: true, hasOwnWithin: true },
} as const satisfies Record<MerchantName, PaymentMethod>;

/** The methods whose name differs within a sentence. */
type OwnWithin = {
  [Name in MerchantName]: (typeof METHODS)[Name]['hasOwnWithin'] extends true ? Name : never;
}[MerchantName];

/** True if texts name the method's company as the place of the payment. False for a method that the site does not know. */
export function isCompany(name: string): boolean {
  return factsOf(name)?.isCompany ?? false;
}

/** True if the method has a text of its own for use within a sentence. */
export function hasOwnWithin(name: string): name is OwnWithin {
  return factsOf(name)?.hasOwnWithin ?? false;
}

function factsOf(name: string): PaymentMethod | undefined {
  return Object.hasOwn(METHODS, name) ? METHODS[name as MerchantName] : undefined;
}

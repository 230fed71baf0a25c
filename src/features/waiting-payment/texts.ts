import { declareTexts, type TextOf } from '../../i18n/island-texts.ts';

/** What is said of a payment that is waited for. */
export const waitingPaymentTexts = declareTexts('thanks', ['waiting'], ['loading']);
export type WaitingPaymentText = TextOf<typeof waitingPaymentTexts>;

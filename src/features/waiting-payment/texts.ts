import { declareTexts, type TextOf } from '../../i18n/island-texts.ts';

/** The texts about a payment that the device waits for. */
export const waitingPaymentTexts = declareTexts('thanks', ['waiting'], ['loading']);
export type WaitingPaymentText = TextOf<typeof waitingPaymentTexts>;

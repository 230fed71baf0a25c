import { addressOf } from './request.ts';
import type { Attempt } from './route.ts';
import { loadTransport } from './send.ts';

/** Asks an address of the API whether it is there, by the smallest call that only reads, and without saying who asks. */
export const probe: Attempt<unknown> = async (base, limits) => {
  const { post } = await loadTransport();
  return post({ address: addressOf(base, 'activityCheck'), body: '{}', token: undefined }, limits);
};

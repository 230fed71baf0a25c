import ky, { isHTTPError } from 'ky';
import { httpFailure, noAnswer } from './no-answer.ts';
import { type CallRequest, headersOf, type Limits, SENT_WITH } from './request.ts';

/** What came back for a call. */
export interface Answer {
  text: string;
  /** The `Date` header; null where the browser does not show it. */
  date: string | null;
}

const client = ky.create({
  // Sending an order or a ticket twice is worse than making the visitor press the button again.
  retry: 0,
  ...SENT_WITH,
});

/**
 * Sends a call and reads its answer: what all calls go through but those of which a page has to show the answer first
 * (`ahead.ts`). Throws `NetworkFailure`, or the abort error of `signal`.
 */
export async function post(request: CallRequest, { waitMs, signal }: Limits, key?: string): Promise<Answer> {
  const answer = client.post(request.address, {
    body: request.body,
    headers: {
      ...headersOf(request),
      // A text in quotation marks, as the draft of the header's standard wants it.
      ...(key && { 'idempotency-key': `"${key}"` }),
    },
    timeout: waitMs,
    ...(signal && { signal }),
  });
  try {
    return { text: await answer.text(), date: (await answer).headers.get('date') };
  } catch (error) {
    throw isHTTPError(error) ? httpFailure(error.response.status, error) : noAnswer(error);
  }
}

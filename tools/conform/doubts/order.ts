import type { OrderReply } from '../../../src/contract/shop.ts';
import { isFollowable } from '../../../src/core/followable.ts';
import type { Known, Note } from './known.ts';

/** What leads on from a payment page. */
const LEADING = /<(form|script|a|i?frame)\b|<meta[^>]+refresh|\son\w+\s*=/i;

/** Notes an order's reply that leads nowhere. */
export function doubtsOfOrder(reply: OrderReply, { origin }: Known, note: Note): void {
  if (reply.kind === 'html' && !LEADING.test(reply.html)) {
    note('unusable', 'html', 'has no form, script or link: readers stay on a page that leads nowhere');
  }
  if (reply.kind !== 'url') return;
  const { url } = reply;
  if (!/^\/|^[\w+.-]+:/.test(url.trim())) {
    note('unusable', 'url', `is no address, and followed as a page of the site: https://${url} may be meant`);
    // A local sandbox has no https.
  } else if (!isFollowable(url, { origin, allowsLoopback: true })) {
    note('unusable', 'url', 'is not followed: an https address without user info is expected');
  }
}

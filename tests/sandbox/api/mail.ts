import { all, insert } from './database.ts';
import { nowSeconds, type World } from './world.ts';

/** A mail that a real API would send, reduced to its `code` and `link`. */
interface Mail {
  recipient: string;
  kind: 'code' | 'resetLink' | 'guestTicket';
  code?: string;
  link?: string;
}

/** Puts a mail into the outbox and logs it. */
export function sendMail(world: World, mail: Mail): void {
  insert(world.db, 'mail', { code: null, link: null, ...mail, date: nowSeconds() });
  world.log(`[sandbox] mail to ${mail.recipient}: ${mail.kind} ${mail.code ?? mail.link ?? ''}`);
}

/** Returns all mails, newest last. */
export function outbox(
  world: World,
): { to: string; kind: string; code: string | null; link: string | null; date: number }[] {
  return all(world.db, 'SELECT recipient AS "to", kind, code, link, date FROM mail ORDER BY id');
}

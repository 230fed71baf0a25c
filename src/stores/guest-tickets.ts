import { hasFields } from '#core/has-fields.ts';
import { localValues, readJson } from './storage.ts';

/** A guest's ticket that was opened on this device. Its key gives access to the ticket. */
export interface GuestTicket {
  key: string;
  title: string;
  /** The time at which it was opened, in milliseconds since the epoch. */
  atMs: number;
}

const SHAPE = { key: 'string', title: 'string', atMs: 'number' } as const;

const KEPT = 20;

/** Reads the tickets that were opened on this device, latest first. */
export function readGuestTickets(): GuestTicket[] {
  const kept = readJson(localValues, 'guestTickets');
  return Array.isArray(kept) ? kept.filter((ticket): ticket is GuestTicket => hasFields(ticket, SHAPE)) : [];
}

/** Stores a ticket. A known ticket gets its new title and keeps its time. */
export function keepGuestTicket(ticket: GuestTicket): void {
  const others = readGuestTickets();
  const known = others.find(({ key }) => key === ticket.key);
  const all = [{ ...ticket, atMs: known?.atMs ?? ticket.atMs }, ...others.filter(({ key }) => key !== ticket.key)];
  localValues.set('guestTickets', JSON.stringify(all.sort((a, b) => b.atMs - a.atMs).slice(0, KEPT)));
}

/** Forgets the links to all guest tickets. The tickets themselves stay on the server. */
export function dropGuestTickets(): void {
  localValues.remove('guestTickets');
}

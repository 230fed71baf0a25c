import { alarmLead } from './alarm.ts';

/**
 * The content of a reminder of a membership's end. Times are in seconds since the epoch. Texts are plain and in the
 * reader's language.
 */
export interface Reminder {
  /** The same id for the same membership, so that a second import replaces the older entry. */
  uid: string;
  /** The membership's end. It must be a time that `isoTime` of `core/time.ts` accepts. */
  at: number;
  summary: string;
  description: string;
  nowSeconds: number;
}

const LINE_OCTETS = 75;

/**
 * A calendar file (RFC 5545) with one entry at the membership's end. It reminds 3 days before, which leaves time to
 * renew, or later if that moment has passed (`alarm.ts`). Texts are escaped. Lines are folded at 75 octets without cutting a character.
 */
export function expiryReminder({ uid, at, summary, description, nowSeconds }: Reminder): string {
  const lead = alarmLead({ at, nowSeconds });
  const alarm = [
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `TRIGGER:-${lead}`,
    `DESCRIPTION:${escapeText(summary)}`,
    'END:VALARM',
  ];
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//membership//expiry reminder//EN',
    'BEGIN:VEVENT',
    `UID:${escapeText(uid)}`,
    `DTSTAMP:${utc(nowSeconds)}`,
    `DTSTART:${utc(at)}`,
    `SUMMARY:${escapeText(summary)}`,
    `DESCRIPTION:${escapeText(description)}`,
    'TRANSP:TRANSPARENT',
    ...(lead ? alarm : []),
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${fold(line)}\r\n`).join('');
}

/**
 * A time in the form of calendar files.
 *
 * @example utc(1_735_689_600) // '20250101T000000Z'
 */
function utc(seconds: number): string {
  return `${new Date(seconds * 1000).toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`;
}

function escapeText(text: string): string {
  return text.replace(/[\\;,]/g, '\\$&').replace(/\r\n?|\n/g, '\\n');
}

/** Folds a line. A folded line continues after CRLF and a space. The space counts as one octet of the continuation. */
function fold(line: string): string {
  let folded = '';
  let octets = 0;
  for (const character of line) {
    const size = new TextEncoder().encode(character).length;
    if (octets + size > LINE_OCTETS) {
      folded += '\r\n ';
      octets = 1;
    }
    folded += character;
    octets += size;
  }
  return folded;
}

import { SECONDS_PER_DAY } from '#core/time.ts';

/**
 * Formats the seconds left in the reader's language, the same way for every countdown
 * (docs/behaviour/chrome.md#countdown). Returns null when the time is over.
 * @param seconds seconds left; fractions are rounded up
 * @param language a BCP 47 language tag
 * @example formatCountdown(93_784, 'en') // '1 day 02:03:04'
 */
export function formatCountdown(seconds: number, language: string): string | null {
  const left = Math.ceil(seconds);
  if (!(left > 0)) return null;
  const clock = [Math.floor(left / 3600) % 24, Math.floor(left / 60) % 60, left % 60]
    .map((part) => String(part).padStart(2, '0'))
    .join(':');
  const days = Math.floor(left / SECONDS_PER_DAY);
  if (days === 0) return clock;
  return `${new Intl.NumberFormat(language, { style: 'unit', unit: 'day', unitDisplay: 'long' }).format(days)} ${clock}`;
}

/** The provider of a mailbox, for advice on how to find a mail there. */
export type MailProvider = 'qq' | 'netease' | 'gmail' | 'outlook' | 'icloud' | 'yahoo' | 'other';

/** Each provider's domains, the most likely one first. */
const DOMAINS: Record<Exclude<MailProvider, 'other'>, readonly string[]> = {
  qq: ['qq.com', 'foxmail.com', 'vip.qq.com'],
  netease: ['163.com', '126.com', 'yeah.net', '188.com', 'vip.163.com', 'vip.126.com'],
  gmail: ['gmail.com', 'googlemail.com'],
  outlook: ['outlook.com', 'hotmail.com', 'live.com', 'msn.com'],
  icloud: ['icloud.com', 'me.com', 'mac.com'],
  yahoo: ['yahoo.com', 'yahoo.com.tw', 'yahoo.com.hk', 'ymail.com'],
};
const OTHERS = ['sina.com', 'sina.cn', 'sohu.com', '139.com', '189.cn', 'aliyun.com', 'protonmail.com'];
const WELL_KNOWN = [...Object.values(DOMAINS).flat(), ...OTHERS];
/** The domains that a hint may suggest. Paid `vip.` mailboxes are too rare to guess. */
const MEANT = WELL_KNOWN.filter((domain) => !domain.startsWith('vip.'));
/** Domains that get no hint: the well-known ones, and real ones that look mistyped. */
const REAL: readonly string[] = [...WELL_KNOWN, 'yahoo.com.tr'];

/**
 * The address that was probably meant, if its domain looks like a mistyped well-known one; else null. In doubt there is
 * no hint. The first letter must be right. The ending may have one mistake (`.con`), and the name as many as `typosIn`
 * allows. The length of the name may differ by one at most (`hmail.com` is not `hotmail.com`).
 * @example domainHint('mei@gmial.com') // 'mei@gmail.com'
 * @example domainHint('mei@qq.con') // 'mei@qq.com'
 * @example domainHint('mei@mail.com') // null
 */
export function domainHint(email: string): string | null {
  const at = email.lastIndexOf('@');
  const domain = email.slice(at + 1).toLowerCase();
  if (at < 1 || !domain || REAL.includes(domain)) return null;
  const typed = domain.replace(/[.,，。．]+/g, '.');
  const meant = MEANT.find((known) => known === typed) ?? MEANT.find((known) => isTypoOf(typed, known));
  return meant ? `${email.slice(0, at)}@${meant}` : null;
}

/**
 * The mail provider of an address.
 * @example mailProviderOf('mei@hotmail.fr') // 'outlook'
 */
export function mailProviderOf(email: string): MailProvider {
  const domain = email.slice(email.lastIndexOf('@') + 1).toLowerCase();
  for (const [provider, domains] of Object.entries(DOMAINS)) {
    if (domains.includes(domain)) return provider as MailProvider;
  }
  const [brand] = domain.split('.');
  if (brand === 'outlook' || brand === 'hotmail' || brand === 'live') return 'outlook';
  return brand === 'yahoo' ? 'yahoo' : 'other';
}

function isTypoOf(typed: string, known: string): boolean {
  const [name, ending] = splitAtDot(known);
  const [typedName, typedEnding] = splitAtDot(typed);
  // The text has no dot at all: `qqcom`, or `gmail` alone.
  if (!typedEnding) return typed === known.replace('.', '') || typed === name;
  return (
    typed[0] === known[0] &&
    typos(typedEnding, ending) <= 1 &&
    Math.abs(typedName.length - name.length) <= 1 &&
    typos(typedName, name) <= typosIn(name) &&
    typos(typed, known) <= 2
  );
}

/**
 * The number of mistakes with which a name is still recognised. A short name with more mistakes is probably another
 * name.
 */
function typosIn(name: string): number {
  if (name.length < 5) return 0;
  return name.length < 7 ? 1 : 2;
}

function splitAtDot(domain: string): [string, string] {
  const dot = domain.indexOf('.');
  return dot < 0 ? [domain, ''] : [domain.slice(0, dot), domain.slice(dot + 1)];
}

/** Damerau-Levenshtein distance: the number of letters added, lost, changed, or swapped with their neighbour. */
function typos(a: string, b: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      let least = Math.min(
        (last[j] ?? 0) + 1,
        (row[j - 1] ?? 0) + 1,
        (last[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1),
      );
      if (a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1] && i > 1 && j > 1) {
        least = Math.min(least, (beforeLast[j - 2] ?? 0) + 1);
      }
      row.push(least);
    }
    beforeLast = last;
    last = row;
  }
  return last[b.length] ?? 0;
}

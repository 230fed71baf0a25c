import { Icon } from '#icons/Icon.tsx';
import { iconChevronRight } from '#icons/icons.ts';
import { href } from '#routes/href.ts';
import '#styles/list.css?adopt';
import type { AccountText } from '../account-texts.ts';

/** A link to another page: its text and its address. */
export type Way = readonly [words: string, to: string];

/** A list of links, one in each row. */
export function Links({ ways }: { ways: readonly Way[] }) {
  return (
    <div className="list">
      {ways.map(([words, to]) => (
        <a key={to} className="item line" href={to}>
          <span className="body">{words}</span>
          <Icon path={iconChevronRight} />
        </a>
      ))}
    </div>
  );
}

/** Links to the packages of Basic, to the packages of Premium, and to its data plans. */
export function shelvesOf(t: AccountText): [basic: Way, premium: Way, data: Way] {
  const wayTo = (level: 1 | 2 | 3): Way => [
    t(`links.packages${level}`),
    href('packages', { locale: t.locale, params: { level } }),
  ];
  return [wayTo(1), wayTo(2), wayTo(3)];
}

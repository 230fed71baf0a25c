import { Icon } from '#icons/Icon.tsx';
import { iconChevronRight } from '#icons/icons.ts';
import { href } from '#routes/href.ts';
import '#styles/list.css?adopt';
import type { AccountText } from '../account-texts.ts';

/** A link to another page: its text and its address. */
export type TextLink = readonly [words: string, to: string];

/** A list of links, one in each row. */
export function Links({ links }: { links: readonly TextLink[] }) {
  return (
    <div className="list">
      {links.map(([words, to]) => (
        <a key={to} className="item line" href={to}>
          <span className="body">{words}</span>
          <Icon path={iconChevronRight} />
        </a>
      ))}
    </div>
  );
}

/** Links to the packages of Basic, to the packages of Premium, and to its data plans. */
export function packageLinks(t: AccountText): [basic: TextLink, premium: TextLink, data: TextLink] {
  const linkTo = (level: 1 | 2 | 3): TextLink => [
    t(`links.packages${level}`),
    href('packages', { locale: t.locale, params: { level } }),
  ];
  return [linkTo(1), linkTo(2), linkTo(3)];
}

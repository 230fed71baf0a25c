import { Icon } from '#icons/Icon.tsx';
import { iconChevronRight } from '#icons/icons.ts';
import { href } from '#routes/href.ts';
import '#styles/list.css?adopt';
import type { AccountText } from '../account-texts.ts';

/** A way on: its words and its address. */
type Way = readonly [words: string, to: string];

/** Ways on, a row each. */
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

/** The ways to the packages of each level. */
export function shelvesOf(t: AccountText): Way[] {
  return ([1, 2, 3] as const).map((level) => [
    t(`links.packages${level}`),
    href('packages', { locale: t.locale, params: { level } }),
  ]);
}

import { Icon } from '#icons/Icon.tsx';
import { iconChevronRight } from '#icons/icons.ts';

/** A way on: its words and its address. */
export type Way = readonly [words: string, to: string];

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

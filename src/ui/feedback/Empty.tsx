import type { ReactNode, RefObject } from 'react';
import { adoptStyle } from '../adopt-style.ts';
import css from './empty.css?inline';

adoptStyle(css);

interface EmptyProps {
  /** One sentence: what the list will hold, or how to fill it. */
  text: string;
  /** The heading level of the sentence. */
  level: 2 | 3;
  /** For moving the focus to the sentence after the last entry was removed. */
  textRef?: RefObject<HTMLHeadingElement | null>;
  /** The one button that fills the list. */
  children?: ReactNode;
}

/**
 * Shown for a list without entries: a lighthouse, one sentence, one button; the same on the whole site
 * (docs/look.md#pictures).
 */
export function Empty({ text, level, textRef, children }: EmptyProps) {
  const Heading = `h${level}` as const;
  return (
    <div className="empty">
      <svg viewBox="0 0 160 104" aria-hidden="true">
        <path className="empty-beam" d="M77 32 8 14v34zM83 32l69-18v34z" />
        <path
          className="empty-tower"
          d="m72 84 3-42h10l3 42zM66 84q1-10 14-10t14 10M75 42v-6h10v6M76 36v-9h8v9zM75 27q0-7 5-7t5 7z"
        />
        <circle className="empty-lamp" cx="80" cy="32" r="3.5" />
        <path className="empty-sea" d="M8 84h144M58 92h22M90 92h14M70 100h18" />
      </svg>
      <Heading ref={textRef} tabIndex={-1}>
        {text}
      </Heading>
      {children}
    </div>
  );
}

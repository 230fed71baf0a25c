import type { ReactNode, RefObject } from 'react';
import './empty.css?adopt';

/** What stands on the line: one object for each kind of list. */
const OBJECTS = {
  tower: 'M27 62l4-38h10l4 38M25 24h22M31 24v-9h10v9M30 15q0-8 6-8t6 8z',
  screen: 'M15 20h34q3 0 3 3v22q0 3-3 3h-34q-3 0-3-3v-22q0-3 3-3zM32 48v7M21 55h22',
  ticket: 'M10 27h46v6.5a5 5 0 0 0 0 10v6.5h-46v-6.5a5 5 0 0 0 0-10zM41 32v2M41 37.5v2M41 43v2',
  list: 'M20 17h29q3 0 3 3v29q0 3-3 3h-29q-3 0-3-3v-29q0-3 3-3zM25 27h20M25 34.5h12M25 42h15',
};

interface EmptyProps {
  /** What is drawn above the sentence. */
  object: keyof typeof OBJECTS;
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
 * Shown for a list without entries: an object at sea, one sentence, one button; the same on the whole site
 * (src/styles/README.md#drawings).
 */
export function Empty({ object, text, level, textRef, children }: EmptyProps) {
  const Heading = `h${level}` as const;
  return (
    <div className="empty">
      <svg viewBox="0 0 72 72" aria-hidden="true">
        <circle cx="64" cy="12" r="6" />
        <path d={OBJECTS[object]} />
        <path d="M2 62h68M14 69h12M42 69h18" />
      </svg>
      <Heading ref={textRef} tabIndex={-1}>
        {text}
      </Heading>
      {children}
    </div>
  );
}

import type { ReactNode, RefObject } from 'react';
import { Art } from '#ui/art/Art.tsx';
import './empty.css?adopt';

interface EmptyProps {
  /** The address of the picture above the words (`ui/art`). */
  picture: string;
  /** One line that says what the list will hold, or how to fill it. */
  text: string;
  /** The heading level of the line. */
  level: 2 | 3;
  /** Use it to move the focus to the line after the last entry was removed. */
  textRef?: RefObject<HTMLHeadingElement | null>;
  /** A sentence, and the button that fills the list. */
  children?: ReactNode;
}

/**
 * Shown for a list without entries, and for things that do not exist: a picture of the sea, one line and one button. It
 * is the same on the whole site (src/styles/README.md#drawings).
 */
export function Empty({ picture, text, level, textRef, children }: EmptyProps) {
  const Heading = `h${level}` as const;
  return (
    <div className="empty">
      <Art src={picture} />
      <Heading ref={textRef} tabIndex={-1}>
        {text}
      </Heading>
      {children}
    </div>
  );
}

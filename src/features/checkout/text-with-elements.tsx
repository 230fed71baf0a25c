import { Fragment, type ReactNode } from 'react';

/**
 * A text with elements, such as links, at its `{{placeholders}}`. Each language decides where in the sentence they are.
 */
export function textWithElements(text: string, parts: Readonly<Record<string, ReactNode>>): ReactNode {
  // Every second piece is the name of a placeholder.
  return text
    .split(/\{\{(\w+)\}\}/)
    .map((piece, index) => (index % 2 ? <Fragment key={piece}>{parts[piece]}</Fragment> : piece));
}

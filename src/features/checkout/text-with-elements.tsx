import { Fragment, type ReactNode } from 'react';

/** A text with elements in its `{{places}}`, such as links: where they stand in the sentence, each language decides. */
export function textWithElements(text: string, parts: Readonly<Record<string, ReactNode>>): ReactNode {
  // Every second piece is the name of a place.
  return text
    .split(/\{\{(\w+)\}\}/)
    .map((piece, index) => (index % 2 ? <Fragment key={piece}>{parts[piece]}</Fragment> : piece));
}

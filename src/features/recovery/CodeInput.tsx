import { type ReactNode, useEffect, useRef, useState } from 'react';
import { controlAttributes, FieldFrame } from '#ui/form/FieldFrame.tsx';
import { CODE_LENGTH, typeDigit } from './recovery-code.ts';

interface CodeInputProps {
  code: string;
  label: string;
  hint: string;
  problem: ReactNode;
  isBusy: boolean;
  onType(value: string): void;
  onPaste(text: string): void;
  onErase(): void;
}

/**
 * One input drawn as six cells, so that a phone's suggestion, a paste and a screen reader deal with a single field. The
 * caret stays behind the last digit. While an input method is composing, its text must not change: its digits are shown
 * and count once it is done, or once a keyboard that never ends a composition has written all of them.
 */
export function CodeInput({ code, label, hint, problem, isBusy, onType, onPaste, onErase }: CodeInputProps) {
  const ref = useRef<HTMLInputElement>(null);
  useEffect(() => ref.current?.focus(), []);
  /** The field's text while it is composed. */
  const [composed, setComposed] = useState<string>();
  const take = (text: string): void => {
    setComposed(undefined);
    onType(text);
  };
  const shown = composed === undefined ? code : typeDigit('', composed);
  const { 'aria-describedby': own, ...attributes } = controlAttributes({
    name: 'code',
    hint,
    problem,
    isRequired: true,
  });
  const control = (
    <>
      <input
        ref={ref}
        {...attributes}
        // At first also where the code has gone to, which stands above.
        aria-describedby={problem ? own : `code-sent ${own}`}
        value={composed ?? code}
        autoComplete="one-time-code"
        inputMode="numeric"
        enterKeyHint="done"
        spellCheck={false}
        readOnly={isBusy}
        // Not `onChange`: a value that a password manager has put there is no change to React, and comes with this.
        onInput={({ currentTarget: { value }, nativeEvent }) => {
          if ((nativeEvent as InputEvent).isComposing && !/^\d{6}$/.test(value)) setComposed(value);
          else take(value);
        }}
        onCompositionEnd={(event) => take(event.currentTarget.value)}
        onSelect={({ currentTarget }) => {
          const { selectionStart, selectionEnd, value } = currentTarget;
          if (composed === undefined && selectionStart === selectionEnd && selectionEnd !== value.length) {
            currentTarget.setSelectionRange(value.length, value.length);
          }
        }}
        onPaste={(event) => {
          event.preventDefault();
          onPaste(event.clipboardData.getData('text'));
        }}
        onKeyDown={(event) => {
          const { selectionStart, selectionEnd } = event.currentTarget;
          if (event.key !== 'Backspace' || composed !== undefined || selectionStart !== selectionEnd) return;
          event.preventDefault();
          onErase();
        }}
      />
      <div className="code-cells" aria-hidden="true">
        {Array.from({ length: CODE_LENGTH }, (_, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its place
          <span key={place} data-next={place === shown.length ? '' : undefined}>
            {shown[place]}
          </span>
        ))}
      </div>
    </>
  );
  return (
    <FieldFrame name="code" label={label} hint={hint} problem={problem} control={control} className="code-entry" />
  );
}

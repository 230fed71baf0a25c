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
 * One input drawn as six cells. So a phone's suggestion, a paste and a screen reader find a single field. The caret
 * stays behind the last digit. The input's text must not change while an input method is composing. Its digits are
 * shown meanwhile, and count once the composition ends. Some keyboards never end a composition, so six digits count at
 * once.
 */
export function CodeInput({ code, label, hint, problem, isBusy, onType, onPaste, onErase }: CodeInputProps) {
  const ref = useRef<HTMLInputElement>(null);
  useEffect(() => ref.current?.focus(), []);
  /** The field's text while an input method is composing it. */
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
        // Without a problem, the description includes the text above that says where the code was sent.
        aria-describedby={problem ? own : `code-sent ${own}`}
        value={composed ?? code}
        autoComplete="one-time-code"
        inputMode="numeric"
        enterKeyHint="done"
        spellCheck={false}
        readOnly={isBusy}
        // This is not `onChange`, because React sees no change in a value that a password manager has put in.
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
          // biome-ignore lint/suspicious/noArrayIndexKey: cells never change places
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

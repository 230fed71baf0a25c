import { useEffect, useRef } from 'react';
import { controlAttributes, FieldFrame } from '../../../ui/form/FieldFrame.tsx';
import { CODE_LENGTH } from './code-entry.ts';

interface CodeInputProps {
  code: string;
  label: string;
  problem: string | undefined;
  isBusy: boolean;
  onType(value: string): void;
  onPaste(text: string): void;
  onErase(): void;
}

/**
 * One input drawn as six cells, so that a phone's suggestion, a paste and a screen reader deal with a single field. The
 * caret stays behind the last digit.
 */
export function CodeInput({ code, label, problem, isBusy, onType, onPaste, onErase }: CodeInputProps) {
  const ref = useRef<HTMLInputElement>(null);
  useEffect(() => ref.current?.focus(), []);
  const control = (
    <>
      <input
        ref={ref}
        {...controlAttributes({ name: 'code', problem })}
        value={code}
        autoComplete="one-time-code"
        inputMode="numeric"
        enterKeyHint="done"
        spellCheck={false}
        readOnly={isBusy}
        required
        onChange={(event) => onType(event.currentTarget.value)}
        onSelect={({ currentTarget }) => {
          const { selectionStart, selectionEnd, value } = currentTarget;
          if (selectionStart === selectionEnd && selectionEnd !== value.length) {
            currentTarget.setSelectionRange(value.length, value.length);
          }
        }}
        onPaste={(event) => {
          event.preventDefault();
          onPaste(event.clipboardData.getData('text'));
        }}
        onKeyDown={(event) => {
          const { selectionStart, selectionEnd } = event.currentTarget;
          if (event.key !== 'Backspace' || selectionStart !== selectionEnd) return;
          event.preventDefault();
          onErase();
        }}
      />
      <div className="code-cells" aria-hidden="true">
        {Array.from({ length: CODE_LENGTH }, (_, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its place
          <span key={place} data-next={place === code.length ? '' : undefined}>
            {code[place]}
          </span>
        ))}
      </div>
    </>
  );
  return <FieldFrame name="code" label={label} problem={problem} control={control} className="code-entry" />;
}

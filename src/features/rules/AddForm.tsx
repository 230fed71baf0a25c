import { useStore } from '@nanostores/react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { showToast } from '#stores/toasts.ts';
import { Button } from '#ui/controls/Button.tsx';
import { DialogFoot } from '#ui/controls/Dialog.tsx';
import { Form } from '#ui/form/Form.tsx';
import { FormFailure } from '#ui/form/FormFailure.tsx';
import { TextArea } from '#ui/form/TextArea.tsx';
import { RULE_MAX_LENGTH } from './judge-line.ts';
import type { RulesModel } from './rules-model.ts';
import type { RulesText } from './rules-texts.ts';
import { MarkedLines, NotedLines } from './TypedLines.tsx';

/** Lines are checked after a pause of this length, so that a half-typed domain is not marked. */
const PAUSE_MS = 400;

interface AddFormProps {
  t: RulesText;
  model: RulesModel;
  /** Closes the form's dialog; none if the form stands on the page itself. */
  onClose: (() => void) | undefined;
  /** Called when everything is added. Lines that still have to be settled keep the dialog open. */
  onAdded(): void;
}

/** The form that adds rules, and below it the lines that have to be settled first (docs/behaviour/rules.md#adding). */
export function AddForm({ t, model, onClose, onAdded }: AddFormProps) {
  const rules = useStore(model.$rules);
  const text = useStore(model.$text);
  const accepted = useStore(model.$acceptedLines);
  const problem = useStore(model.$problem);
  const isBusy = useStore(model.adding.$isBusy);
  const failure = useStore(model.adding.$failure);
  const [seen, setSeen] = useState(text);
  const [added, setAdded] = useState(0);
  const [attempts, setAttempts] = useState(0);
  const form = useRef<HTMLFormElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const marks = useRef<HTMLHeadingElement>(null);
  const nextRow = useRef<number | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the plan is made of the list and of the accepted lines, too
  const plan = useMemo(() => model.plan(seen), [model, seen, rules, accepted]);
  const lookNow = () => setSeen(model.$text.get());

  const isInDialog = onClose !== undefined;
  useEffect(() => {
    if (isInDialog) field.current?.focus();
  }, [isInDialog]);
  useEffect(() => {
    // A paste is complete, so it is checked at once. A single typed character seldom is.
    const isTyping = Math.abs(text.length - seen.length) === 1;
    const timer = setTimeout(setSeen, isTyping ? PAUSE_MS : 0, text);
    return () => clearTimeout(timer);
  }, [text, seen]);
  // Something was not added: the focus moves to where it can be settled, which also scrolls it into view.
  useEffect(() => {
    if (attempts > 0) (marks.current ?? field.current)?.focus();
  }, [attempts]);
  // The pressed button is gone with its line, so the focus moves to the line that has moved up.
  useEffect(() => {
    if (nextRow.current === null) return;
    const rows = form.current?.querySelectorAll<HTMLElement>('.rules-marked li');
    const row = rows?.[Math.min(nextRow.current, rows.length - 1)];
    (row ?? form.current)?.querySelector<HTMLElement>(row ? 'button' : '[type=submit]')?.focus();
    nextRow.current = null;
  });

  const settle = (row: number, change: () => void) => {
    nextRow.current = row;
    change();
    lookNow();
  };
  const add = async () => {
    const count = await model.add();
    if (count && !model.$text.get()) {
      showToast('success', t('added', { count }));
      return onAdded();
    }
    lookNow();
    setAdded(count ?? 0);
    const problem = model.$problem.get();
    if (count || problem === 'unsettled') setAttempts((before) => before + 1);
    else if (problem) field.current?.focus();
  };
  // The empty string never shows: the texts that use it need a maximum.
  const max = rules?.max ?? '';
  const used = rules?.list.length ?? 0;
  const count = plan.toAdd.length;
  const hasLines = count + plan.marked.length + plan.noted.length > 0;
  const willAdd = plan.overBy === 0 && hasLines && (count > 0 || added === 0);
  const makes = willAdd && max !== '' ? t('add.makes', { used: used + count, max }) : '';
  const adds = willAdd ? t('add.will', { count }) : '';
  const will = plan.overBy > 0 ? t('add.over', { count: plan.overBy, max }) : adds;
  const does = count ? t('add.do', { count }) : t('add.open');
  return (
    <Form ref={form} onSend={() => void add()}>
      <TextArea
        name="domains"
        label={t('add.label')}
        placeholder={'example.com\n*.example.com'}
        hint={t('add.hint', { length: RULE_MAX_LENGTH })}
        problem={problem && problem !== 'unsettled' ? t(`problems.${problem}`, { max }) : undefined}
        value={text}
        inputRef={field}
        rows={5}
        autoCapitalize="none"
        autoComplete="off"
        spellCheck={false}
        onBlur={lookNow}
        onValue={(typed) => {
          setAdded(0);
          model.write(typed);
        }}
      />
      <p className="small row" role="status">
        {added > 0 && <strong>{t('added', { count: added })}</strong>}
        <span>{will}</span>
        <span>{makes}</span>
      </p>
      {plan.marked.length > 0 && (
        <MarkedLines
          t={t}
          model={model}
          marked={plan.marked}
          isPressing={problem === 'unsettled'}
          headRef={marks}
          settle={settle}
        />
      )}
      <NotedLines t={t} noted={plan.noted} />
      <FormFailure t={t} failure={failure} refused={t('problems.refused')} />
      <DialogFoot t={t} onCancel={onClose}>
        <Button className="button" type="submit" isBusy={isBusy}>
          {isBusy ? t('add.doing') : does}
        </Button>
      </DialogFoot>
    </Form>
  );
}

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

/** Milliseconds without typing before lines are checked. A half-typed domain should not be marked. */
const PAUSE_MS = 400;

interface AddFormProps {
  t: RulesText;
  model: RulesModel;
  /** Closes the form's dialog. */
  onClose(): void;
  /** Called when all lines are added. While some lines still need a decision, the dialog stays open. */
  onAdded(): void;
}

/**
 * The form that adds rules. Lines that need a decision first are listed below its field
 * (docs/behaviour/rules.md#adding).
 */
export function AddForm({ t, model, onClose, onAdded }: AddFormProps) {
  const rules = useStore(model.$rules);
  const text = useStore(model.$text);
  const accepted = useStore(model.$acceptedLines);
  const problem = useStore(model.$problem);
  const isBusy = useStore(model.adding.$isBusy);
  const failure = useStore(model.adding.$failure);
  const [seen, setSeen] = useState(text);
  const [added, setAdded] = useState(0);
  // Keep the notes about the lines while the lines are added. The lines change before their number is known.
  const [frozen, setFrozen] = useState<{ will: string; makes: string }>();
  const [attempts, setAttempts] = useState(0);
  const form = useRef<HTMLFormElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const marks = useRef<HTMLHeadingElement>(null);
  const nextRow = useRef<number | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the plan also depends on the list and on the accepted lines
  const plan = useMemo(() => model.plan(seen), [model, seen, rules, accepted]);
  const lookNow = () => setSeen(model.$text.get());

  useEffect(() => {
    field.current?.focus();
  }, []);
  useEffect(() => {
    // A paste is complete, so check it at once. A single typed character seldom completes a line.
    const isTyping = Math.abs(text.length - seen.length) === 1;
    const timer = setTimeout(setSeen, isTyping ? PAUSE_MS : 0, text);
    return () => clearTimeout(timer);
  }, [text, seen]);
  // Some lines were not added. Move the focus to the place where the member can fix them, which also scrolls it into
  // view.
  useEffect(() => {
    if (attempts > 0) (marks.current ?? field.current)?.focus();
  }, [attempts]);
  // The pressed button has gone with its line. Move the focus to the line that has taken its place.
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
    setFrozen({ will, makes });
    const count = await model.add();
    if (count && !model.$text.get()) {
      showToast('success', t('added', { count }));
      return onAdded();
    }
    setFrozen(undefined);
    lookNow();
    // A press that adds nothing is answered at the lines, and changes nothing here.
    if (count) setAdded(count);
    const problem = model.$problem.get();
    if (count || problem === 'unsettled') setAttempts((before) => before + 1);
    else if (problem) field.current?.focus();
  };
  // The empty string is never displayed: the texts that use `max` show only if there is a maximum.
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
        <span>{(frozen ?? { will }).will}</span>
        <span>{(frozen ?? { makes }).makes}</span>
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

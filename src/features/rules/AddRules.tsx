import { useStore } from '@nanostores/react';
import { showToast } from '../../stores/toasts.ts';
import { Dialog, DialogActions } from '../../ui/controls/Dialog.tsx';
import { Form } from '../../ui/form/Form.tsx';
import { FormFailure } from '../../ui/form/FormFailure.tsx';
import { TextArea } from '../../ui/form/TextArea.tsx';
import { Icon } from '../../ui/icon/Icon.tsx';
import { iconCheck } from '../../ui/icon/icons.ts';
import { DOMAIN_MAX_LENGTH, parseDomainLines } from './domains.ts';
import { iconMinus } from './icons.ts';
import type { RulesModel } from './model.ts';
import type { RulesText } from './texts.ts';

interface AddRulesProps {
  t: RulesText;
  model: RulesModel;
  isOpen: boolean;
  onClose(): void;
  onAdded(): void;
}

/** The add dialog: one domain a line, and below it what will become of each (docs/behaviour/rules.md#adding). */
export function AddRules({ t, isOpen, onClose, ...form }: AddRulesProps) {
  return (
    <Dialog t={t} title={t('add.title')} isOpen={isOpen} onClose={onClose}>
      <AddForm t={t} {...form} onClose={onClose} />
    </Dialog>
  );
}

function AddForm({ t, model, onClose, onAdded }: Omit<AddRulesProps, 'isOpen'> & { t: RulesText }) {
  const rules = useStore(model.$rules);
  const text = useStore(model.$text);
  const { toAdd, overBy } = useStore(model.$plan);
  const problem = useStore(model.$problem);
  const isBusy = useStore(model.adding.$isBusy);
  const failure = useStore(model.adding.$failure);
  const max = rules?.max ?? 0;
  const used = rules?.list.length ?? 0;
  const lines = parseDomainLines(text, rules?.list).filter(({ note }) => note !== 'blank');
  const add = async () => {
    const count = toAdd.length;
    if (!(await model.add())) return;
    showToast('success', t('added', { count }));
    onAdded();
  };
  return (
    <Form onSend={() => void add()}>
      <TextArea
        name="domains"
        label={t('add.label')}
        hint={t('add.hint', { length: DOMAIN_MAX_LENGTH })}
        problem={problem ? t(`problems.${problem}`, { max }) : undefined}
        value={text}
        rows={5}
        autoCapitalize="none"
        autoComplete="off"
        spellCheck={false}
        onValue={model.write}
      />
      {lines.length > 0 && (
        <div className="rules-preview">
          <p className="small" role="status">
            {overBy
              ? t('add.over', { count: overBy, max })
              : t('add.will', { count: toAdd.length, used: used + toAdd.length, max })}
          </p>
          <ul className="rules-lines">
            {lines.map(({ domain, note }, index) => {
              const isAdded = note !== 'duplicate' && note !== 'alreadyThere';
              return (
                // biome-ignore lint/suspicious/noArrayIndexKey: lines have no other identity than their place
                <li key={index} data-dropped={isAdded ? undefined : ''}>
                  <Icon path={isAdded ? iconCheck : iconMinus} />
                  <span>
                    {domain}
                    {note !== 'ok' && note !== 'blank' && (
                      <small>{t(`note.${note}`, { length: DOMAIN_MAX_LENGTH })}</small>
                    )}
                  </span>
                </li>
              );
            })}
          </ul>
        </div>
      )}
      <FormFailure t={t} failure={failure} />
      <DialogActions t={t} onCancel={onClose}>
        <button type="submit" className="button" disabled={isBusy}>
          {toAdd.length ? t('add.do', { count: toAdd.length }) : t('add.open')}
        </button>
      </DialogActions>
    </Form>
  );
}

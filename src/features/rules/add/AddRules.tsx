import { Dialog } from '#ui/controls/Dialog.tsx';
import { LazyPart } from '#ui/feedback/LazyPart.tsx';
import type { RulesModel } from '../model.ts';
import type { RulesText } from '../texts.ts';

interface AddRulesProps {
  t: RulesText;
  model: RulesModel;
  isOpen: boolean;
  onClose(): void;
  onAdded(): void;
}

/**
 * The add dialog (docs/behaviour/rules.md#adding). Its form is loaded when it opens, since most visits only read the
 * list.
 */
export function AddRules({ t, isOpen, ...form }: AddRulesProps) {
  return (
    <Dialog t={t} title={t('add.title')} isOpen={isOpen} onClose={form.onClose}>
      <LazyPart t={t} load={() => import('./AddForm.tsx')} lines={5}>
        {({ AddForm }) => <AddForm t={t} {...form} />}
      </LazyPart>
    </Dialog>
  );
}

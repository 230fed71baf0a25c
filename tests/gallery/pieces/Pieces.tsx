import { type ReactNode, useState } from 'react';
import { NetworkFailure } from '../../../src/api/failures.ts';
import { Island, type IslandProps } from '../../../src/app/Island.tsx';
import { declareTexts } from '../../../src/i18n/island-texts.ts';
import { Button } from '../../../src/ui/controls/Button.tsx';
import { CopyButton } from '../../../src/ui/controls/CopyButton.tsx';
import { Dialog, DialogFoot } from '../../../src/ui/controls/Dialog.tsx';
import { Pager } from '../../../src/ui/controls/Pager.tsx';
import { QrButton } from '../../../src/ui/controls/QrButton.tsx';
import { QrCode } from '../../../src/ui/controls/QrCode.tsx';
import { Time } from '../../../src/ui/controls/Time.tsx';
import { Empty } from '../../../src/ui/feedback/Empty.tsx';
import { LazyPart } from '../../../src/ui/feedback/LazyPart.tsx';
import { Loaded } from '../../../src/ui/feedback/Loaded.tsx';
import { LoadFailure } from '../../../src/ui/feedback/LoadFailure.tsx';
import { Sentence } from '../../../src/ui/feedback/Sentence.tsx';
import { Skeleton } from '../../../src/ui/feedback/Skeleton.tsx';
import { Field } from '../../../src/ui/form/Field.tsx';
import { Form } from '../../../src/ui/form/Form.tsx';
import { FormFailure } from '../../../src/ui/form/FormFailure.tsx';
import { PasswordField } from '../../../src/ui/form/PasswordField.tsx';
import { Restored } from '../../../src/ui/form/Restored.tsx';
import { Select } from '../../../src/ui/form/Select.tsx';
import { TextArea } from '../../../src/ui/form/TextArea.tsx';
import { PaymentCard } from '../../../src/ui/payment/PaymentCard.tsx';
import { PaymentStations } from '../../../src/ui/payment/PaymentStations.tsx';

/** The words that the pieces themselves need; what they are filled with stands below. */
export const pieceTexts = declareTexts(
  'login',
  ['account', 'password', 'submit'],
  ['copy', 'dialog', 'pager', 'password', 'loading', 'kept'],
);

const nothing = (): void => {};
/** A moment in the past; what is shown of it depends on the reader's zone. */
const SECONDS = 1_750_000_000;
const LOST = new NetworkFailure({ kind: 'unreachable' });
const LONG = 'a.member.with.quite.a.long.name.and.more.of.it@mail.department.university.example.com';

/** Each piece of `src/ui` in each of its states; a scheme's name keeps the ids of two copies apart. */
export function Pieces({ scheme, ...props }: IslandProps<typeof pieceTexts> & { scheme: string }) {
  const [isOpen, setOpen] = useState(false);
  const [isShown, setShown] = useState(false);
  const [failure, setFailure] = useState<Error>();
  const [page, setPage] = useState(6);
  const id = (name: string): string => `${scheme}-${name}`;
  return (
    <Island {...props}>
      {(t) => (
        <div className="wrap page stack">
          <Piece name="Type">
            <h1>{t('submit')} h1</h1>
            <h2>{t('submit')} h2</h2>
            <h3>{t('submit')} h3</h3>
            <p className="lede">{t('shared.loading')} lede</p>
            <p>{t('shared.loading')}</p>
            <p className="soft small">{t('shared.loading')} soft small</p>
          </Piece>
          <Piece name="Button">
            <p className="row">
              <Button className="button">{t('submit')}</Button>
              <Button className="button" isOff>
                {t('submit')}
              </Button>
              <Button className="button" isBusy>
                {t('shared.loading')}
              </Button>
              <Button className="button quiet">{t('submit')}</Button>
              <Button className="button quiet slim">{t('submit')}</Button>
              <Button className="button danger">{t('submit')}</Button>
              <Button className="text-button">{t('submit')}</Button>
              <Button className="text-button" isOff>
                {t('submit')}
              </Button>
            </p>
          </Piece>
          <Piece name="Tag">
            <p className="row">
              {['', 'primary', 'warning', 'success', 'danger'].map((tone) => (
                <span key={tone} className="tag" data-tone={tone}>
                  {t('account')} {tone}
                </span>
              ))}
            </p>
          </Piece>
          <Piece name="Field, PasswordField, Select, TextArea">
            <Form onSend={nothing} className="stack">
              <Field name={id('empty')} label={t('account')} onValue={nothing} />
              <Field name={id('hint')} label={t('account')} hint={t('shared.loading')} value={LONG} onValue={nothing} />
              <Field
                name={id('problem')}
                label={t('account')}
                problem={t('shared.failure.unexpected')}
                onValue={nothing}
              />
              <PasswordField name={id('password')} t={t} label={t('password')} value="wing-42" onValue={nothing} />
              <Select name={id('select')} label={t('account')} value="1" onValue={nothing}>
                <option value="1">{t('account')}</option>
              </Select>
              <TextArea name={id('text')} label={t('account')} value={LONG} onValue={nothing} rows={3} />
              <Restored t={t} isRestored onForget={nothing} />
            </Form>
          </Piece>
          <Piece name="FormFailure, which takes the focus once the button is pressed">
            <Form onSend={() => setFailure(LOST)} className="stack">
              <FormFailure t={t} failure={failure} />
              <p className="row">
                <Button className="button" type="submit">
                  {t('submit')}
                </Button>
              </p>
            </Form>
          </Piece>
          <Piece name="Time, Sentence">
            <p className="stack">
              <Time seconds={SECONDS} />
              <Time seconds={SECONDS} isTimeAlone />
              <Time seconds={Number.NaN} />
              <span>
                <Sentence text={`${t('account')} US$1,234.50, 2025-06-15, 23:06`} />
              </span>
            </p>
          </Piece>
          <Piece name="PaymentCard, PaymentStations">
            <div className="stack">
              {['waiting', 'arrived'].map((phase) => (
                <PaymentCard
                  key={phase}
                  name={t('account')}
                  phase={phase}
                  title={t('submit')}
                  once={phase === 'waiting' ? t('shared.loading') : undefined}
                  label={LONG}
                  usd={1234.5}
                  locale={t.locale}
                  see={t('submit')}
                  to="#main"
                />
              ))}
              <PaymentStations
                stations={[
                  { name: t('account'), state: 'done', note: '12:00:00' },
                  { name: t('password'), state: 'now', note: t('shared.loading') },
                  { name: LONG, state: 'ended' },
                  { name: t('submit') },
                ]}
              />
            </div>
          </Piece>
          <Piece name="CopyButton, QrButton, QrCode">
            <p className="row">
              <CopyButton t={t} value={LONG} label={t('account')} />
              <CopyButton t={t} value={LONG} label={t('account')} isSmall />
              <QrButton label="QR" isOpen={isShown} onToggle={setShown} />
            </p>
            {isShown && <QrCode value="https://example.com/" label={t('account')} />}
          </Piece>
          <Piece name="Pager">
            <Pager t={t} rows={115} page={page} onPage={setPage} />
            <Pager t={t} rows={10} page={1} onPage={nothing} />
          </Piece>
          <Piece name="Empty">
            <Empty object="tower" text={t('shared.loading')} level={3}>
              <button type="button" className="button">
                {t('submit')}
              </button>
            </Empty>
          </Piece>
          <Piece name="LazyPart: come, and not come">
            <LazyPart t={t} lines={2} load={() => Promise.resolve(t('account'))}>
              {(text) => <p>{text}</p>}
            </LazyPart>
            <LazyPart t={t} lines={2} load={() => Promise.reject(LOST)}>
              {() => null}
            </LazyPart>
          </Piece>
          <Piece name="Loaded, Skeleton, LoadFailure, notices">
            <Loaded t={t} state={{ kind: 'loading' }} fallback={<Skeleton t={t} />} onRetry={() => {}}>
              {() => null}
            </Loaded>
            <Skeleton isList lines={2} />
            <LoadFailure t={t} failure={LOST} onRetry={nothing} />
            {['', 'success', 'warning', 'danger'].map((tone) => (
              <p key={tone} className="notice" data-tone={tone}>
                {t('shared.failure.unexpected')} {tone}
              </p>
            ))}
          </Piece>
          <Piece name="Dialog">
            <p>
              <button type="button" className="button quiet" onClick={() => setOpen(true)}>
                {t('submit')}
              </button>
            </p>
            <Dialog t={t} title={t('submit')} isOpen={isOpen} onClose={() => setOpen(false)}>
              <p>{t('shared.failure.unexpected')}</p>
              <DialogFoot t={t} onCancel={() => setOpen(false)}>
                <button type="button" className="button" onClick={() => setOpen(false)}>
                  {t('submit')}
                </button>
              </DialogFoot>
            </Dialog>
          </Piece>
        </div>
      )}
    </Island>
  );
}

/** A piece's name, and the piece. */
function Piece({ name, children }: { name: string; children: ReactNode }) {
  return (
    <section className="stack">
      <p className="small soft">{name}</p>
      {children}
    </section>
  );
}

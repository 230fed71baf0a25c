import type { SharedText } from '#i18n/island-texts.ts';
import { Icon } from '#icons/Icon.tsx';
import { iconWarning } from '#icons/icons.ts';
import { href } from '#routes/href.ts';
import { readToken } from '#session/session.ts';
import { ReloadButton } from './ReloadButton.tsx';
import '#styles/notice.css';

/** The fields of a broken island, as they were when it crashed. */
export type Typed = Iterable<Pick<HTMLInputElement | HTMLTextAreaElement, 'type' | 'value' | 'autocomplete'>>;

interface CrashNoticeProps {
  t: SharedText<'failure'>;
  typed: Typed;
}

/** Says that an island crashed, shows the texts typed into it, and offers to reload or to open a ticket. */
export function CrashNotice({ t, typed }: CrashNoticeProps) {
  const text = textOf(typed);
  return (
    <div className="notice" data-tone="danger" role="alert">
      <Icon path={iconWarning} />
      <div className="stack">
        <p>{t('shared.failure.unexpected')}</p>
        {text && (
          <label className="field">
            {t('shared.failure.typed')}
            <span className="control">
              <textarea readOnly rows={5} value={text} />
            </span>
          </label>
        )}
        <p className="row">
          <ReloadButton t={t} />
          <a
            className="button quiet slim"
            href={href(readToken() ? 'ticketCreate' : 'touristTicket', { locale: t.locale })}
          >
            {t('shared.failure.report')}
          </a>
        </p>
      </div>
    </div>
  );
}

/**
 * The contents of the fields, one per line. Codes and passwords are left out. A password that is shown has the type
 * `text`, so `autocomplete` is checked as well.
 */
function textOf(typed: Typed): string {
  return [...typed]
    .filter(({ type, autocomplete }) => /^(text|email|textarea)$/.test(type) && !/password|code/.test(autocomplete))
    .map(({ value }) => value.trim())
    .filter(Boolean)
    .join('\n');
}

import type { RulesText } from './texts.ts';

/** The two ways to write a domain, and when a change takes effect; for whoever reads, nothing waits for it. */
export function HowToWrite({ t }: { t: RulesText }) {
  return (
    <aside className="aside rules-how" aria-labelledby="how">
      <h2 id="how">{t('how.title')}</h2>
      <dl>
        <dt>example.com</dt>
        <dd>{t('how.one')}</dd>
        <dt>*.example.com</dt>
        <dd>{t('how.under')}</dd>
      </dl>
      <p>{t('how.restart')}</p>
    </aside>
  );
}

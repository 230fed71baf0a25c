import type { InviteText } from './texts.ts';

/** How a reward comes about, with its times and conditions (docs/behaviour/invite.md#how-it-works). */
export function HowItWorks({ t, steps }: { t: InviteText; steps: readonly string[] }) {
  return (
    <section className="invite-how" aria-labelledby="how">
      <h2 id="how">{t('steps.title')}</h2>
      <ul>
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ul>
    </section>
  );
}

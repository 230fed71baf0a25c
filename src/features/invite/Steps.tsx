import '../../styles/numbered.css';

/** How to earn a reward, step by step. */
export function Steps({ title, steps }: { title: string; steps: readonly string[] }) {
  return (
    <section className="stack">
      <h2>{title}</h2>
      <ol className="invite-steps numbered">
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </section>
  );
}

/** An icon from `icons.ts`. Decoration only, so its meaning must also be in words next to it. */
export function Icon({ path }: { path: string }) {
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d={path} />
    </svg>
  );
}

/** Splits a command's arguments at `--`: its own, and those for the program that it runs. */
export function splitAtDivider(args: readonly string[]): [own: string[], others: string[]] {
  const divider = args.indexOf('--');
  return divider < 0 ? [[...args], []] : [args.slice(0, divider), args.slice(divider + 1)];
}

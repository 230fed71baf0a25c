/**
 * The name of a wire number, for its text and nothing else; `other` for one that the contract doesn't know, which is shown as it is.
 *
 * @example stateName({ pending: 0, successful: 1 }, 1) // 'successful'
 */
export function stateName<Name extends string>(states: Readonly<Record<Name, number>>, state: number): Name | 'other' {
  const names = Object.keys(states) as Name[];
  return names.find((name) => states[name] === state) ?? 'other';
}

/** The colour that a state's tag takes. */
export type Tone = 'info' | 'success' | 'primary' | 'danger';

/** The numbers of states, by name, as in the contract. */
type States<Name extends string> = Readonly<Record<Name, number>>;

/**
 * The name of a state's number, to find its text and colour; `other` if the contract doesn't know it.
 * @example stateName({ pending: 0, successful: 1 }, 1) // 'successful'
 */
export function stateName<Name extends string>(states: States<Name>, state: number | null | undefined): Name | 'other' {
  const names = Object.keys(states) as Name[];
  return names.find((name) => states[name] === state) ?? 'other';
}

/**
 * The colour of a state; `info` if it has none of its own, or the contract doesn't know it.
 *
 * @example toneOf({ failed: 2 }, { failed: 'danger' }, 2) // 'danger'
 */
export function toneOf<Name extends string>(
  states: States<Name>,
  tones: Readonly<Partial<Record<Name | 'other', Tone>>>,
  state: number,
): Tone {
  return tones[stateName(states, state)] ?? 'info';
}

/** The colour of a state's tag. */
export type Tone = 'info' | 'success' | 'primary' | 'danger';

/** The numbers of states by their names, as in the contract. */
type States<Name extends string> = Readonly<Record<Name, number>>;

/**
 * Finds the name of a state's number. The name leads to the state's text and colour. Returns `other` if the contract does
 * not know the number.
 * @example stateName({ pending: 0, successful: 1 }, 1) // 'successful'
 */
export function stateName<Name extends string>(states: States<Name>, state: number | null | undefined): Name | 'other' {
  const names = Object.keys(states) as Name[];
  return names.find((name) => states[name] === state) ?? 'other';
}

/**
 * The colour of a state. It is `info` if the state has no colour of its own, or if the contract does not know it.
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

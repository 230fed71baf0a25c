/** The colour that a state's tag takes. */
export type Tone = 'info' | 'success' | 'primary' | 'danger';

/** States by their names, as the contract has them. */
type States<Name extends string> = Readonly<Record<Name, number>>;

/**
 * The name of a number on the wire, for its text and its colour; `other` for one that the contract doesn't know, which is shown as it is.
 *
 * @example stateName({ pending: 0, successful: 1 }, 1) // 'successful'
 */
export function stateName<Name extends string>(states: States<Name>, state: number): Name | 'other' {
  const names = Object.keys(states) as Name[];
  return names.find((name) => states[name] === state) ?? 'other';
}

/**
 * The colour of a state; a state that the contract doesn't know is info.
 *
 * @example toneOf({ failed: 2 }, { failed: 'danger' }, 2) // 'danger'
 */
export function toneOf<Name extends string>(
  states: States<Name>,
  tones: Readonly<Record<Name, Tone>>,
  state: number,
): Tone {
  const name = stateName(states, state);
  return name === 'other' ? 'info' : tones[name];
}

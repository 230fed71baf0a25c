import type { Namespace, NamespaceKey } from './namespaces.ts';
import type { Strings, Text } from './text.ts';

/** The top-level keys of a namespace. All forms of a plural count as one key. */
export type GroupOf<N extends Namespace> = FirstPart<NamespaceKey<N>>;

type FirstPart<Key extends string> = Key extends `${infer Part}.${string}` ? Part : Key;

/** The texts that an island uses: groups of its own namespace and of the shared one. Its page sends only these texts. */
export interface TextDeclaration<
  N extends Namespace = Namespace,
  Own extends string = string,
  Shared extends string = string,
> {
  readonly namespace: N;
  readonly own: readonly Own[];
  /** The groups of the namespace that the island does not use. This replaces `own`. */
  readonly allBut?: readonly string[];
  readonly shared: readonly Shared[];
}

/** The keys of some groups of a namespace. */
type KeysIn<N extends Namespace, Group extends string> = Extract<NamespaceKey<N>, Group | `${Group}.${string}`>;

/** The keys that an island with this declaration may use. */
export type KeyOf<D extends TextDeclaration> =
  D extends TextDeclaration<infer N, infer Own, infer Shared>
    ? KeysIn<N, Own> | `shared.${KeysIn<'shared', Shared>}`
    : never;

/** The text function of an island with this declaration. */
export type TextOf<D extends TextDeclaration> = Text<KeyOf<D>>;

/** The text function of a component in `ui`, which uses groups of the shared namespace. */
export type SharedText<Group extends GroupOf<'shared'>> = Text<`shared.${KeysIn<'shared', Group>}`>;

declare const says: unique symbol;

/**
 * The strings that a page sends to an island. Their type is the island's declaration, so that using other strings is a
 * type error.
 */
export type IslandStrings<D extends TextDeclaration> = Strings & { readonly [says]?: (key: KeyOf<D>) => void };

/** Shared groups for every island, because every island may have to report a failure. */
const ALWAYS = ['failure'] as const;

/**
 * Declares the texts that an island uses. Its page sends these strings (`stringsFor`), and its `t` takes only their keys.
 *
 * @example const loginTexts = declareTexts('login', ['account', 'password', 'submit'], ['password']);
 */
export function declareTexts<
  const N extends Namespace,
  const Own extends GroupOf<N>,
  const Shared extends GroupOf<'shared'> = never,
>(
  namespace: N,
  own: readonly Own[],
  shared: readonly Shared[] = [],
): TextDeclaration<N, Own, Shared | (typeof ALWAYS)[number]> {
  return { namespace, own, shared: [...new Set([...ALWAYS, ...shared])] };
}

/**
 * Declares the texts of an island that uses its whole namespace, except for some groups that only its page uses.
 *
 * @example const rulesTexts = declareAllTexts('rules', ['lede'], ['dialog']);
 */
export function declareAllTexts<
  const N extends Namespace,
  const Out extends GroupOf<N> = never,
  const Shared extends GroupOf<'shared'> = never,
>(namespace: N, allBut: readonly Out[], shared: readonly Shared[]) {
  return { ...declareTexts<N, Exclude<GroupOf<N>, Out>, Shared>(namespace, [], shared), allBut };
}

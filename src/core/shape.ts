/** What `typeof` says of a field's values, by its name. */
interface TypeOf {
  string: string;
  number: number;
  boolean: boolean;
}
type Shape = Readonly<Record<string, keyof TypeOf>>;

/**
 * Is it an object whose fields are of these types? For what a browser keeps and a page reads at once: a schema would make the
 * page wait for the library that otherwise comes with the sender.
 *
 * @example isShaped({ key: 'a', atMs: 1 }, { key: 'string', atMs: 'number' }) // true
 */
export function isShaped<S extends Shape>(
  value: unknown,
  shape: S,
): value is { [Field in keyof S]: TypeOf[S[Field]] } & Record<string, unknown> {
  if (typeof value !== 'object' || value === null) return false;
  const fields = value as Record<string, unknown>;
  return Object.entries(shape).every(([field, type]) => typeof fields[field] === type);
}

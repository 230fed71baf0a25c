/** The type for each name that `typeof` returns. */
interface TypeOf {
  string: string;
  number: number;
  boolean: boolean;
}
type Shape = Readonly<Record<string, keyof TypeOf>>;

/**
 * Is this an object whose fields have these types? Use it for stored values that a page reads before the validation
 * library has loaded. That library is loaded with the client.
 * @example hasFields({ key: 'a', atMs: 1 }, { key: 'string', atMs: 'number' }) // true
 */
export function hasFields<S extends Shape>(
  value: unknown,
  shape: S,
): value is { [Field in keyof S]: TypeOf[S[Field]] } & Record<string, unknown> {
  if (typeof value !== 'object' || value === null) return false;
  const fields = value as Record<string, unknown>;
  return Object.entries(shape).every(([field, type]) => typeof fields[field] === type);
}

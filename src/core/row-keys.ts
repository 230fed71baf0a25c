/**
 * A key for each row, made from its id. If several rows have the same id, the later ones are numbered, so that all are
 * shown.
 *
 * @example rowKeys([9, '9', 'b']) // ['9', '9 2', 'b']
 */
export function rowKeys(ids: readonly (string | number)[]): string[] {
  const taken = new Set<string>();
  return ids.map((id) => {
    let key = String(id);
    for (let number = 2; taken.has(key); number++) key = `${id} ${number}`;
    taken.add(key);
    return key;
  });
}

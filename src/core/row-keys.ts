/**
 * A key for each row, made of what tells it from others. Of rows that nothing tells apart the later ones are numbered, so that each of
 * them is shown.
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

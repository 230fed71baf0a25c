/**
 * A text's name: its file's name without the number that sorts it. A name that is only a number stays unchanged.
 *
 * @example entryName('en/more/03-upgrade') // 'upgrade'
 */
export function entryName(id: string): string {
  return (id.split('/').at(-1) ?? '').replace(/^\d+-/, '');
}

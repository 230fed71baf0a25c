/**
 * The name of a text: its file name without the number that sorts it. A name that is only a number stays unchanged.
 *
 * @example entryName('en/more/03-upgrade') // 'upgrade'
 */
export function entryName(id: string): string {
  return (id.split('/').at(-1) ?? '').replace(/^\d+-/, '');
}

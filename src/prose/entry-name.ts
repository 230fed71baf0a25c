/**
 * A text's name: that of its file, without the number that sorts it. A name that is only a number stays.
 *
 * @example entryName('en/more/03-upgrade') // 'upgrade'
 */
export function entryName(id: string): string {
  return (id.split('/').at(-1) ?? '').replace(/^\d+-/, '');
}

/**
 * A text's name: its file's without the number that sorts it; a number alone stays.
 *
 * @example nameOf('en/more/03-upgrade') // 'upgrade'
 */
export function nameOf(id: string): string {
  return (id.split('/').at(-1) ?? '').replace(/^\d+-/, '');
}

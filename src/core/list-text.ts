/**
 * Joins the parts of a list as a language writes it, with its own word for "and".
 * @example listText('en', ['a phone', 'a computer', 'a router']) // 'a phone, a computer, and a router'
 * @example listText('zh-Hans', ['手机', '电脑', '路由器']) // '手机、电脑和路由器'
 */
export function listText(tag: string, parts: readonly string[]): string {
  return new Intl.ListFormat(tag).format(parts);
}

/**
 * Returns the line of a value in its file's code, by a path such as `['router', 'firmwareUrl']`. If the value is not
 * written out, returns the line of the nearest one around it. The function only searches for names and quotes. That is
 * enough for these files, and needs no compiler.
 */
export function lineOf(code: string, [name = '', ...keys]: readonly string[]): number {
  const start = name && new RegExp(`^(?:export )?const ${name}\\b[\\s\\S]*?\\s=\\s+`, 'm').exec(code);
  if (!start) return 1;
  let place = start.index + start[0].length;
  const [value = ''] = code.slice(place).split(/^(?=export|const)/m, 1);
  const end = place + value.length;
  for (const key of keys) {
    const rest = code.slice(place, end);
    const item = /^\d+$/.test(key) && [...rest.matchAll(/(['"]).*?\1/g)][Number(key)];
    const property = new RegExp(`(?<![\\w$])['"]?${key}['"]?:\\s*`).exec(rest);
    if (item) place += item.index;
    else if (property) place += property.index + property[0].length;
    else break;
  }
  return code.slice(0, place).split('\n').length;
}

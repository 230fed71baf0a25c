import { PREFIX } from '#environment.ts';

/** A line that sets a variable, as Node reads it: the name, and what follows the equals sign. */
const ASSIGNMENT = /^\s*(?:export\s+)?([^\s=]+)\s*=\s*(.*?)\s*$/;

/**
 * Returns mistakes that Node's reader of `.env` silently accepts, one sentence each with the line. These are: a value
 * that ends at its `#`, a single quotation mark, a repeated variable, a missing prefix. A line or an encoding that Node
 * can't read is also a mistake.
 *
 * @param name The file's name, for the sentences.
 * @param known The variables of the site.
 */
export function envFileMistakes(name: string, text: string, known: readonly string[]): string[] {
  if (text.includes('\0') || text.includes('\ufffd')) return [`${name} is not saved as UTF-8: save it again as UTF-8`];
  const seen = new Map<string, number>();
  const hidden = text.startsWith('\ufeff')
    ? [`${name} begins with a byte order mark, which hides its first line: save it as UTF-8 without BOM`]
    : [];
  const lines = text.replace(/^\ufeff/, '').split(/\r?\n/);
  return hidden.concat(
    lines.flatMap((line, index) => {
      if (/^\s*(?:#|$)/.test(line)) return [];
      const place = `${name}:${index + 1}`;
      const [, variable = '', value = ''] = ASSIGNMENT.exec(line) ?? [];
      if (!variable) return [`${place}: this line is no NAME=value: correct it, or begin a comment with #`];
      const earlier = seen.get(variable);
      seen.set(variable, index + 1);
      return [
        ...(earlier
          ? [`${place}: ${variable} is also set in line ${earlier}, and only the last line counts: remove one of them`]
          : []),
        ...[prefixProblem(variable, known), valueProblem(variable, value)].flatMap((problem) =>
          problem ? `${place}: ${problem}` : [],
        ),
      ];
    }),
  );
}

/**
 * Returns a message about a name without the prefix, if the site has that variable with the prefix. Nothing reads such
 * a name.
 */
function prefixProblem(variable: string, known: readonly string[]): string | false {
  const whole = `${PREFIX}${variable.toUpperCase()}`;
  return known.includes(whole) && `${variable} is no variable of the site: did you mean ${whole}?`;
}

function valueProblem(variable: string, value: string): string | false {
  const [quote = ''] = /^["'`]/.exec(value) ?? [];
  const end = quote ? value.indexOf(quote, 1) : -1;
  if (quote && end < 0) return `${variable} has only one ${quote}: put one at each end, or none`;
  const behind = quote ? value.slice(end + 1).trim() : value;
  if (quote)
    return (
      behind !== '' &&
      !behind.startsWith('#') &&
      `${variable} has ${behind} after its quotation marks: put the whole value between them`
    );
  return (
    behind.includes('#') &&
    `${variable} has a # outside of quotation marks, and is read as ${JSON.stringify(behind.slice(0, behind.indexOf('#')).trim())}: put the whole value between quotation marks, or a comment on a line of its own`
  );
}

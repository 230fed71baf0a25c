import { optimize } from 'svgo';

/** The greatest size of a drawing in bytes. Visitors on slow connections open the pages that show it. */
const MOST_BYTES = 30_000;

/** Elements that run code, load a file, link to a page or move. A drawing needs none of them. */
const REFUSED = /^(?:script|foreignobject|iframe|embed|object|image|audio|video|a|animate\w*|set|handler|listener)$/i;

/** Matches a value that refers to something outside of the drawing, or that runs code. */
const OUTSIDE = /url\(\s*['"]?(?!#)|@import|javascript:|expression\(/i;

/**
 * Returns what is wrong with a drawing's SVG. Each text is the rest of a sentence that starts with the file's name. A
 * drawing must be readable as XML, and not too large. It must not contain code, or refer to something outside.
 *
 * @example drawingProblems('<svg viewBox="0 0 9 9"><script>a()</script></svg>')
 * // ['contains a <script>: remove it, because a drawing may only draw']
 */
export function drawingProblems(svg: string): string[] {
  const problems: string[] = [];
  const weight = Buffer.byteLength(svg);
  if (weight > MOST_BYTES) problems.push(`has ${weight} bytes, and at most ${MOST_BYTES} are allowed: simplify it`);
  if (/<!(?:DOCTYPE|ENTITY)/i.test(svg)) problems.push('contains a <!DOCTYPE>: remove it');
  const enter = (node: { name: string; attributes: Record<string, string> }): void => {
    problems.push(...elementProblems(node.name, node.attributes));
  };
  const text = ({ value }: { value: string }): void => {
    if (OUTSIDE.test(value))
      problems.push('contains a style that refers to something outside of the drawing: remove it');
  };
  try {
    const visitor = { element: { enter }, text: { enter: text }, cdata: { enter: text } };
    optimize(svg, { plugins: [{ name: 'check', fn: () => visitor }] });
  } catch (error) {
    const { reason, line } = error as { reason?: string; line?: number };
    problems.push(`can’t be read as SVG${line ? `, line ${line}` : ''}: ${reason ?? (error as Error).message}`);
  }
  return [...new Set(problems)];
}

function elementProblems(name: string, attributes: Readonly<Record<string, string>>): string[] {
  if (REFUSED.test(name.replace(/^.*:/, '')))
    return [`contains a <${name}>: remove it, because a drawing may only draw`];
  return Object.entries(attributes).flatMap(([attribute, value]) => {
    if (/^on/i.test(attribute))
      return `contains the attribute ${attribute}: remove it, because a drawing may only draw`;
    if (/(?:^|:)href$/i.test(attribute) && !value.startsWith('#'))
      return `refers to ${JSON.stringify(value)}, which is outside of the drawing: remove the reference`;
    return OUTSIDE.test(value)
      ? `refers to something outside of the drawing in the attribute ${attribute}: remove the reference`
      : [];
  });
}

import { optimize } from 'svgo';

/** The most that a drawing may weigh, in bytes: pages that show it are opened on slow lines. */
const MOST_BYTES = 30_000;

/** Elements that run code, load something, lead away, or move: a drawing needs none. */
const REFUSED = /^(?:script|foreignobject|iframe|embed|object|image|audio|video|a|animate\w*|set|handler|listener)$/i;

/** What reaches out of a drawing: an address that is not of a part of it. */
const OUTSIDE = /url\(\s*['"]?(?!#)|@import|javascript:|expression\(/i;

/**
 * What is wrong with a drawing's SVG, each the rest of a sentence that starts with its file: it does not read as XML, it
 * holds code or leads outside, or it is too heavy.
 *
 * @example drawingProblems('<svg viewBox="0 0 9 9"><script>a()</script></svg>')
 * // ['holds a <script>, and must only draw']
 */
export function drawingProblems(svg: string): string[] {
  const problems: string[] = [];
  const weight = Buffer.byteLength(svg);
  if (weight > MOST_BYTES) problems.push(`weighs ${weight} bytes, and must not be heavier than ${MOST_BYTES}`);
  if (/<!(?:DOCTYPE|ENTITY)/i.test(svg)) problems.push('holds a <!DOCTYPE>, which must be taken out');
  const enter = (node: { name: string; attributes: Record<string, string> }): void => {
    problems.push(...elementProblems(node.name, node.attributes));
  };
  const text = ({ value }: { value: string }): void => {
    if (OUTSIDE.test(value)) problems.push('holds a style that leads outside of the drawing');
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
  if (REFUSED.test(name.replace(/^.*:/, ''))) return [`holds a <${name}>, and must only draw`];
  return Object.entries(attributes).flatMap(([attribute, value]) => {
    if (/^on/i.test(attribute)) return `holds the attribute ${attribute}, and must only draw`;
    if (/(?:^|:)href$/i.test(attribute) && !value.startsWith('#'))
      return `leads to ${JSON.stringify(value)}, which is outside of the drawing`;
    return OUTSIDE.test(value) ? `leads outside of the drawing, by ${attribute}` : [];
  });
}

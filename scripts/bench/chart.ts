import { PROFILES } from './profiles.ts';
import type { Line } from './report.ts';

const WIDTH = 920;
/** Where the bars begin, and how long they may be. */
const LEFT = 190;
const LONGEST = 600;
const ROW = 22;
const HEAD = 46;

/** Colours for paper and for night; readers of the file choose by their scheme. */
const STYLE = `
  :root { --text: #1c2733; --soft: #5b6b7b; --paint: #7fb2d6; --content: #1f6fa8; --line: #b4481e; --paper: #ffffff }
  @media (prefers-color-scheme: dark) {
    :root { --text: #e6edf3; --soft: #9fb0c0; --paint: #2f6690; --content: #6db9ec; --line: #ff9d6c; --paper: #0f1720 }
  }
  text { font: 13px system-ui, sans-serif; fill: var(--text) }
  .head { font-weight: 600; font-size: 15px }
  .soft { fill: var(--soft); font-size: 12px }
  .paper { fill: var(--paper) } .paint { fill: var(--paint) } .content { fill: var(--content) }
  .line { stroke: var(--line); stroke-width: 2 }
`;

/** A chart as SVG: for each network a bar per page, light until the first paint, dark until the content, a stroke at its bar if it has one. */
export function chart(lines: readonly Line[], emptyName: string): string {
  const groups = [...Map.groupBy(lines, ({ profile }) => profile)];
  let top = 0;
  const panels = groups.map(([profile, rows]) => {
    const panel = panelOf(PROFILES[profile].title, rows, emptyName, top);
    top += HEAD + rows.length * ROW + 16;
    return panel;
  });
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${top}" width="${WIDTH}" height="${top}" role="img">`,
    '<title>Time until the first paint and the content of each page</title>',
    `<style>${STYLE}</style>`,
    `<rect class="paper" width="${WIDTH}" height="${top}"/>`,
    ...panels,
    '</svg>',
    '',
  ].join('\n');
}

function panelOf(title: string, lines: readonly Line[], emptyName: string, top: number): string {
  const longestMs = Math.max(
    1,
    ...lines.map(({ values }) => Math.max(values.contentMs ?? 0, values.firstPaintMs ?? 0)),
  );
  const x = (ms: number) => round((ms / longestMs) * LONGEST);
  const emptyMs = lines.find(({ page }) => page.name === emptyName)?.values.firstPaintMs ?? 0;
  const rows = lines.map(({ page, values, bars }, index) => {
    const y = top + HEAD + index * ROW;
    const paintMs = values.firstPaintMs ?? 0;
    const contentMs = Math.max(values.contentMs ?? 0, paintMs);
    const barMs = bars.contentMs ?? (bars.contentTimes ?? 0) * emptyMs;
    return [
      text(LEFT - 10, y + 14, page.name, 'text-anchor="end"'),
      rect('paint', LEFT, y + 3, x(paintMs)),
      rect('content', LEFT + x(paintMs), y + 3, x(contentMs - paintMs)),
      barMs > 0 ? vertical(LEFT + x(barMs), y + 1, y + ROW - 3) : '',
      text(LEFT + x(contentMs) + 8, y + 14, timesOf(contentMs, emptyMs), 'class="soft"'),
    ].join('');
  });
  return [text(12, top + 22, title, 'class="head"'), legend(top + 22), ...rows].join('\n');
}

function legend(y: number): string {
  const entries = [
    { mark: rect('paint', LEFT, y - 11, 14), x: LEFT, label: 'until the first paint' },
    { mark: rect('content', LEFT + 160, y - 11, 14), x: LEFT + 160, label: 'until the content' },
    { mark: vertical(LEFT + 304, y - 13, y + 5), x: LEFT + 296, label: 'bar of the content' },
  ];
  return entries.map(({ mark, x, label }) => mark + text(x + 20, y, label, 'class="soft"')).join('');
}

function timesOf(ms: number, emptyMs: number): string {
  const seconds = `${(ms / 1000).toFixed(2)} s`;
  return emptyMs > 0 ? `${seconds} · ${(ms / emptyMs).toFixed(2)} ×` : seconds;
}

function rect(name: string, x: number, y: number, width: number): string {
  return `<rect class="${name}" x="${x}" y="${y}" width="${Math.max(0, width)}" height="14"/>`;
}

function vertical(x: number, from: number, to: number): string {
  return `<path class="line" d="M${x} ${from}V${to}"/>`;
}

function text(x: number, y: number, words: string, attributes: string): string {
  const escaped = words.replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`);
  return `<text x="${x}" y="${y}" ${attributes}>${escaped}</text>`;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}

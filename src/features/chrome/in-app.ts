/**
 * The door out of a chat app's browser: shows the full address and copies it, and draws where to press
 * (docs/behaviour/session.md#in-app-browsers). Its drawings take places that the page's own style keeps free, so nothing moves.
 */

import { adoptStyle } from '../../browser/adopt-style.ts';
import { copyText } from '../../browser/copy-text.ts';
import { pageData } from '../../protocol.ts';
import css from './in-app.css?inline';

/** From the heading to the app's own menu, at the window's upper right. */
const ARROW = ['M4 122C58 120 92 84 92 16', 'M79 28 92 14l13 14'];

/** The places of the menu's sheet, two rows of four; the browser is the second of the lower row. */
const PLACES = [46, 122, 198, 274].flatMap((x) => [46, 106].map((y) => ({ x, y, isBrowser: x === 122 && y === 106 })));

const tips = document.querySelector<HTMLElement>('.in-app');
const button = tips?.querySelector('button');

if (tips && button && 'inApp' in pageData()) {
  adoptStyle(css);
  // Only the tips are shown here, so they are the page's main part; outside chat apps that would be a second one.
  tips.role = 'main';
  const address = document.createElement('output');
  const status = document.createElement('p');
  status.role = 'status';
  address.textContent = location.href;
  tips.prepend(brand(), drawing('door-arrow', '0 0 112 132', ...ARROW.map((d) => shape('path', { d }))));
  button.before(sheet(/[“「](.+)[”」]/.exec(tips.textContent)?.[1] ?? ''), address);
  button.after(status);
  button.addEventListener('click', async () => {
    const isCopied = await copyText(location.href);
    const words = (isCopied ? tips.dataset.copied : tips.dataset.failed) ?? '';
    status.textContent = words;
    tips.dataset.copy = isCopied ? 'done' : 'failed';
    if (isCopied) button.textContent = words;
    else getSelection()?.selectAllChildren(address);
  });
  button.disabled = false;
}

/** The header's brand without its link: nothing here leads further into the chat app's browser. */
function brand(): HTMLElement {
  const name = document.createElement('p');
  name.className = 'brand';
  name.append(...[...(document.querySelector('.header .brand')?.childNodes ?? [])].map((part) => part.cloneNode(true)));
  return name;
}

/** The sheet that the menu opens, with the browser's place lit; it is called as the heading quotes it. */
function sheet(open: string): SVGElement {
  const places = PLACES.flatMap(({ x, y, isBrowser }) =>
    isBrowser
      ? [
          shape('circle', { cx: x, cy: y, r: 24, class: 'door-browser' }),
          shape('path', {
            d: `M${x - 4} ${y + 5}l2-7 7-2-2 7zM${x - 11} ${y}a11 11 0 1 0 22 0 11 11 0 1 0-22 0z`,
            class: 'door-compass',
          }),
        ]
      : [
          shape('circle', { cx: x, cy: y, r: 20 }),
          shape('rect', { x: x - 12, y: y + 29, width: 24, height: 5, rx: 2.5 }),
        ],
  );
  const name = shape('text', { x: 122, y: 148 });
  name.textContent = open;
  return drawing(
    'door-sheet',
    '0 0 328 168',
    shape('path', { d: 'M.5 168V14.5A14 14 0 0 1 14.5.5h299a14 14 0 0 1 14 14V168', class: 'door-paper' }),
    shape('rect', { x: 142, y: 8, width: 44, height: 5, rx: 2.5 }),
    ...places,
    name,
  );
}

function drawing(name: string, viewBox: string, ...parts: SVGElement[]): SVGElement {
  const made = shape('svg', { class: name, viewBox, 'aria-hidden': 'true' });
  made.append(...parts);
  return made;
}

function shape(name: string, attributes: Readonly<Record<string, string | number>>): SVGElement {
  const made = document.createElementNS('http://www.w3.org/2000/svg', name);
  for (const [attribute, value] of Object.entries(attributes)) made.setAttribute(attribute, String(value));
  return made;
}

/**
 * Helps visitors leave a chat app's browser (docs/behaviour/session.md#in-app-browsers). It shows the full address,
 * copies it, and draws where to press. `chrome.css` reserves space for the drawings, so nothing moves when they load.
 */

import { pageData } from '#protocol.ts';
import lighthouse from '#ui/art/lighthouse.svg?url&no-inline';
import { copyText } from '#ui/controls/copy-text.ts';
import inAppPicture from './in-app.svg?url&no-inline';
import './in-app.css?adopt';

/** The part of the page in its language: the site-wide 404 page has one part for each language. */
const part = document.querySelector(`[data-when="${pageData().locale}"]`) ?? document;
const tips = part.querySelector<HTMLElement>('.in-app');
const button = tips?.querySelector('button');

if (tips && button && 'inApp' in pageData()) {
  // Only the tips are visible here, so they become the main landmark. Set this role by script: in the HTML it would be
  // a second main landmark on ordinary visits.
  tips.role = 'main';
  const address = document.createElement('output');
  const status = document.createElement('p');
  status.role = 'status';
  address.textContent = location.href;
  tips.prepend(brand(), drawing('arrow', '0 0 112 132'));
  const sheet = drawing('sheet', '0 0 328 168');
  // The highlighted entry of the drawn sheet has the same name as in the heading.
  sheet.append(shape('text', { x: '122', y: '148' }, tips.querySelector('b')?.textContent ?? ''));
  button.before(sheet, shore(), address);
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

/** The header's brand without its link. No link should lead to another page inside the chat app's browser. */
function brand(): HTMLElement {
  const name = document.createElement('p');
  name.className = 'brand';
  name.append(...[...(part.querySelector('.header .brand')?.childNodes ?? [])].map((part) => part.cloneNode(true)));
  return name;
}

/** A part of `in-app.svg`, by its id. */
function drawing(part: 'arrow' | 'sheet', viewBox: string): SVGElement {
  const made = shape('svg', { class: `in-app-${part}`, viewBox, 'aria-hidden': 'true' });
  made.append(shape('use', { href: `${inAppPicture}#${part}` }));
  return made;
}

/** The picture of the lighthouse, which fills the space below the sheet. */
function shore(): SVGElement {
  const svg = shape('svg', {
    class: 'art',
    viewBox: '0 0 560 400',
    preserveAspectRatio: 'xMidYMid slice',
    'aria-hidden': 'true',
  });
  svg.append(shape('use', { href: `${lighthouse}#art` }));
  return svg;
}

function shape(name: string, attributes: Readonly<Record<string, string>>, text = ''): SVGElement {
  const made = document.createElementNS('http://www.w3.org/2000/svg', name) as SVGElement;
  for (const [attribute, value] of Object.entries(attributes)) made.setAttribute(attribute, value);
  made.textContent = text;
  return made;
}

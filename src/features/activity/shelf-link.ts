/**
 * Points a link to the shelf where its reader can buy: members to the packages, visitors to registration. The target is
 * set again on each press, since the product in the page's address may have changed; that product stays chosen
 * (docs/behaviour/chrome.md#banner). The link's own `href` is for visitors, `data-member` for members.
 */
import { pageData } from '#protocol.ts';
export function leadToShelf(link: HTMLAnchorElement): void {
  const guest = link.getAttribute('href') ?? '';
  const lead = (): void => {
    const product = new URLSearchParams(location.search).get('product');
    const shelf = (pageData().session === 'member' && link.dataset.member) || guest;
    link.href = shelf + (product ? `?${new URLSearchParams({ product })}` : '');
  };
  lead();
  for (const event of ['pointerdown', 'click']) link.addEventListener(event, lead);
}

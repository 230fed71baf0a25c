/**
 * Leads a link to the shelf where its reader can buy: members to the packages, visitors to registering. The package that the address names
 * stays chosen, also one that is chosen later (docs/behaviour/chrome.md#banner). The link's own address is the visitors'; `data-member` has
 * the members'.
 */
import { pageData } from '../../protocol.ts';
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

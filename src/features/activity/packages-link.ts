import { pageData } from '#protocol.ts';

/**
 * Points a link to the page where its reader can buy (docs/behaviour/chrome.md#banner). Members go to the packages,
 * visitors to the registration. The link's own `href` is for visitors, and `data-member` is for members.
 *
 * The link keeps the product that the page's address names. That product may change, so the target is set again on each
 * press.
 */
export function leadToPackages(link: HTMLAnchorElement): void {
  const guest = link.getAttribute('href') ?? '';
  const lead = (): void => {
    const product = new URLSearchParams(location.search).get('product');
    const packagesPage = (pageData().session === 'member' && link.dataset.member) || guest;
    link.href = packagesPage + (product ? `?${new URLSearchParams({ product })}` : '');
  };
  lead();
  for (const event of ['pointerdown', 'click']) link.addEventListener(event, lead);
}

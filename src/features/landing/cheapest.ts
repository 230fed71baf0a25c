/** The hero's price line: the cheapest package once it is known; without an answer the line stays empty. */
import { idle } from '../../browser/idle.ts';
import { pageLocale } from '../../browser/page-locale.ts';
import { formatUsd } from '../../core/money.ts';
import { sendPlainly } from '../../model/send.ts';
import { quietly } from '../../model/submit.ts';
import { cheapestOf } from './cheapest-package.ts';

const line = document.querySelector<HTMLElement>('[data-cheapest]');

if (line && !('inApp' in document.documentElement.dataset)) void showPrice(line);

/** Asks once the page is idle, since the price is not urgent. */
async function showPrice(line: HTMLElement): Promise<void> {
  await idle();
  await quietly(async () => {
    const { goods } = await sendPlainly('skuList', {}, { overlay: false });
    const product = cheapestOf(goods);
    if (!product) return;
    const price = formatUsd(product.price.usd, pageLocale);
    line.textContent = (line.dataset.cheapest ?? '').replace('*', price);
  });
}

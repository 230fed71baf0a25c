/**
 * On phones the row of client types scrolls sideways. This script scrolls the current type to the middle of the row.
 */
const tab = document.querySelector<HTMLElement>('.client-page > .seg > [aria-current]');
const row = tab?.parentElement;
if (tab && row) row.scrollLeft = tab.offsetLeft - row.offsetLeft - (row.clientWidth - tab.offsetWidth) / 2;

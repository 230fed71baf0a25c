/** On phones the kinds of client scroll inside their row: the page's own is brought into it. */
const tab = document.querySelector<HTMLElement>('.client-page > .seg > [aria-current]');
const row = tab?.parentElement;
if (tab && row) row.scrollLeft = tab.offsetLeft - row.offsetLeft - (row.clientWidth - tab.offsetWidth) / 2;

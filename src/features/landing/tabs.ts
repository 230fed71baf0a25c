/**
 * Turns the sections of a static page into tabs by the ARIA pattern. Arrow keys, Home and End select a tab, and its
 * panel shows.
 */
for (const group of document.querySelectorAll<HTMLElement>('[data-tabs]')) makeTabs(group);

function makeTabs(group: HTMLElement): void {
  const list = group.querySelector<HTMLElement>('[role=tablist]');
  const tabs = [...(list?.querySelectorAll('button') ?? [])];
  const panels = tabs.map((tab) => document.getElementById(tab.getAttribute('aria-controls') ?? ''));

  const select = (index: number): void => {
    for (const [at, tab] of tabs.entries()) {
      tab.setAttribute('aria-selected', String(at === index));
      tab.tabIndex = at === index ? 0 : -1;
      panels[at]?.toggleAttribute('data-away', at !== index);
    }
  };

  for (const [index, tab] of tabs.entries()) {
    tab.role = 'tab';
    panels[index]?.setAttribute('role', 'tabpanel');
    panels[index]?.setAttribute('aria-labelledby', tab.id);
    tab.addEventListener('click', () => select(index));
  }
  list?.addEventListener('keydown', (event) => {
    const index = tabs.indexOf(document.activeElement as HTMLButtonElement);
    const targets: Record<string, number> = {
      ArrowRight: (index + 1) % tabs.length,
      ArrowLeft: (index - 1 + tabs.length) % tabs.length,
      Home: 0,
      End: tabs.length - 1,
    };
    const target = targets[event.key];
    if (target === undefined) return;
    event.preventDefault();
    select(target);
    tabs[target]?.focus();
  });

  // If the focus is already in one of the sections, keep that section open.
  select(
    Math.max(
      0,
      panels.findIndex((panel) => panel?.contains(document.activeElement)),
    ),
  );
  if (list) list.hidden = false;
  group.dataset.ready = '';
}

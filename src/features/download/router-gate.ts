/**
 * Fills the part of the router client's page that depends on the member (docs/behaviour/guides.md#router-client). It
 * shows the member's routers or a link to upgrade.
 */
import { idle } from '#app/idle.ts';
import { send } from '#app/send-call.ts';
import type { Device } from '#contract/account.ts';
import { fillIn } from '#core/fill-in.ts';
import { formatDate } from '#core/time.ts';
import { keepReturnPath } from '#session/guard.ts';
import { $session, fetchUserInfo } from '#session/session.ts';
import { createAction } from '#stores/action-state.ts';

/** The state to show for each level: 0, 1, 2. */
const STATES = ['none', 'basic', 'premium'] as const;
type State = (typeof STATES)[number] | 'asking' | 'failed';

const gate = document.querySelector<HTMLElement>('[data-gate]');
const asking = createAction();

gate?.querySelector('[data-retry]')?.addEventListener('click', ask);
// After logging in, visitors return to this page.
gate?.querySelector('[data-returns]')?.addEventListener('click', () => {
  keepReturnPath(location.pathname + location.search);
});
$session.subscribe((session) => {
  if (!session?.userInfo) return;
  const { vipType, device } = session.userInfo;
  listRouters(device.filter(({ platform }) => platform === 'router'));
  show(STATES[vipType]);
});
if (gate) void idle().then(() => $session.get() && ask());

/**
 * Loads the member's data again, because the member may have bought a package. The stored data stays visible meanwhile.
 */
async function ask(): Promise<void> {
  const isKnown = $session.get()?.userInfo !== undefined;
  if (!isKnown) show('asking');
  const { isDone } = await asking.run(() => fetchUserInfo({ send }));
  if (!isDone && !isKnown) show('failed');
}

function show(state: State): void {
  for (const part of gate?.querySelectorAll<HTMLElement>('[data-state]') ?? [])
    part.toggleAttribute('data-shown', part.dataset.state === state);
}

function listRouters(routers: readonly Device[]): void {
  const list = gate?.querySelector<HTMLElement>('[data-routers]');
  const empty = gate?.querySelector<HTMLElement>('[data-no-router]');
  if (!list || !empty) return;
  empty.hidden = routers.length > 0;
  list.replaceChildren(
    ...routers.map(({ name, linkTime }) => {
      const row = document.createElement('li');
      const linked = document.createElement('span');
      linked.className = 'soft small';
      linked.textContent = ` ${fillIn(list.dataset.linked, { date: formatDate(linkTime) })}`;
      row.append(name, linked);
      return row;
    }),
  );
}

/**
 * Asks a member who followed a visitor's link whether to log out and open the link
 * (docs/behaviour/session.md#closed-links).
 */
import { pageData } from '#protocol.ts';
import { dropReturnPath, readReturnPath } from '#session/guard.ts';
import { hasUnsent, logOut } from '#session/log-out.ts';
import { closedLink } from '#session/take-return-path.ts';
import { sessionValues } from '#stores/storage.ts';

/** The session values that a password reset link has stored. */
const BROUGHT = ['resetKey', 'resetName'] as const;

/** Opens the dialog if the guard has stored a personal link that only visitors can open. */
export function askAboutLink(): void {
  const dialog = document.querySelector<HTMLDialogElement>('[data-closed-link]');
  const link = closedLink(readReturnPath(), !!sessionValues.get('resetKey'));
  if (dialog && link) ask(dialog, link);
}

function ask(dialog: HTMLDialogElement, link: string): void {
  for (const warning of dialog.querySelectorAll('p[hidden]')) warning.toggleAttribute('hidden', !hasUnsent());
  dialog.addEventListener('close', () => {
    const brought = BROUGHT.map((key) => [key, sessionValues.get(key)] as const);
    for (const [key] of brought) sessionValues.remove(key);
    dropReturnPath();
    if (dialog.returnValue !== 'open') return;
    logOut();
    for (const [key, value] of brought) if (value) sessionValues.set(key, value);
    pageData().guard = 'leaving';
    location.replace(link);
  });
  dialog.style.margin = 'auto';
  dialog.showModal();
}

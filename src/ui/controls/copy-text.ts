/** Copies a text. Returns whether it worked. Browsers refuse it outside https, in frames and in some chat apps. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyBySelection(text);
  }
}

/** Copies in the old way, which still works where the clipboard API is missing. */
function copyBySelection(text: string): boolean {
  const area = document.createElement('textarea');
  const before = document.activeElement as HTMLElement | null;
  area.value = text;
  area.className = 'visually-hidden';
  // While a dialog is open, nothing outside it can take the focus. So put the text inside.
  (before?.closest('dialog') ?? document.body).append(area);
  area.select();
  try {
    return document.execCommand('copy');
  } catch {
    return false;
  } finally {
    area.remove();
    before?.focus();
  }
}

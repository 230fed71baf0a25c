/** Returns a form with one file. It is a small GIF, or any content that is declared as a GIF. */
export function imageForm(content = 'GIF89a, or so it says'): FormData {
  const form = new FormData();
  form.append('file', new Blob([content], { type: 'image/gif' }), 'dot.gif');
  return form;
}

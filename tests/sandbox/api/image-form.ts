/** A form with one small GIF, or with whatever calls itself one. */
export function imageForm(content = 'GIF89a, or so it says'): FormData {
  const form = new FormData();
  form.append('file', new Blob([content], { type: 'image/gif' }), 'dot.gif');
  return form;
}

/** Offers a text to the visitor as a file to save. `type` is its media type. Nothing leaves the browser. */
export function saveFile(name: string, type: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // Some browsers start to read the file only after the click has been handled.
  setTimeout(URL.revokeObjectURL, 10_000, url);
}

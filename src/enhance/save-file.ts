/** A file made in the browser. */
export interface MadeFile {
  /** What it is saved as; plain letters, since some systems mangle others. */
  name: string;
  /** Its media type, with the charset of texts: `text/csv;charset=utf-8`. */
  type: string;
  text: string;
}

/** Browsers start a download some time after the click, and need the address until then. */
const KEPT_MS = 60_000;

/** Offers a text for download as a file; nothing leaves the browser. */
export function saveFile({ name, type, text }: MadeFile): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), KEPT_MS);
}

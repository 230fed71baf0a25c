/**
 * Draws the dark modules of a QR code as one SVG path. Each run of dark modules in a row is a bar. The unit is a module.
 * @example qrPath([[true, true, false], [false, false, true]]) // 'M0 0h2v1h-2zM2 1h1v1h-1z'
 */
export function qrPath(rows: readonly (readonly boolean[])[]): string {
  const bars: string[] = [];
  for (const [y, row] of rows.entries()) {
    for (let x = 0; x < row.length; x++) {
      const start = x;
      while (row[x]) x++;
      if (x > start) bars.push(`M${start} ${y}h${x - start}v1h${start - x}z`);
    }
  }
  return bars.join('');
}

import { useEffect, useState } from 'react';
import './qr-code.css';

interface QrCodeProps {
  /** What the code says when it is scanned. */
  value: string;
  /** What it is for, for who can't see it. */
  label: string;
}

/** A drawn code: modules a side, quiet zone included, and the path of the dark ones. */
interface Drawing {
  size: number;
  path: string;
}

/** A code to scan. Its library comes late; where it doesn't come, the place stays empty, as the value also stands in words. */
export function QrCode({ value, label }: QrCodeProps) {
  const [drawing, setDrawing] = useState<Drawing>();
  useEffect(() => {
    let isCurrent = true;
    import('uqr')
      .then(({ encode }) => {
        const { size, data } = encode(value, { ecc: 'M', border: 4 });
        if (isCurrent) setDrawing({ size, path: pathOf(data) });
      })
      .catch(() => setDrawing(undefined));
    return () => {
      isCurrent = false;
    };
  }, [value]);
  const size = drawing?.size ?? 1;
  return (
    <svg className="qr" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} shapeRendering="crispEdges">
      <path d={drawing?.path ?? ''} />
    </svg>
  );
}

/** The dark modules as one path: a bar for each run of a row. */
function pathOf(rows: readonly (readonly boolean[])[]): string {
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

import { useEffect, useState } from 'react';
import { qrPath } from '../../core/qr-path.ts';
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
        if (isCurrent) setDrawing({ size, path: qrPath(data) });
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

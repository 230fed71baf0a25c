import { useEffect, useState } from 'react';
import { qrPath } from '#core/qr-path.ts';
import { Icon } from '#icons/Icon.tsx';
import { quietly } from '#stores/action-state.ts';

interface QrCodeProps {
  /** The text in the code. */
  value: string;
  /** The purpose of the code, for screen readers. */
  label: string;
}

/** A drawn code: the number of modules per side, including the quiet zone, and the path of the dark modules. */
interface Drawing {
  size: number;
  path: string;
}

/**
 * A QR code. Its library is fetched on demand. If that fails, the place stays empty, because the value is also shown as
 * text.
 */
export function QrCode({ value, label }: QrCodeProps) {
  const [drawing, setDrawing] = useState<Drawing>();
  useEffect(() => {
    let isCurrent = true;
    void quietly(async () => {
      const { encode } = await import('uqr');
      const { size, data } = encode(value, { ecc: 'M', border: 4 });
      if (isCurrent) setDrawing({ size, path: qrPath(data) });
    });
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

/** The icon of a QR code. */
const QR = 'M4 4h6v6H4ZM14 4h6v6h-6ZM4 14h6v6H4ZM7 7h.01M17 7h.01M7 17h.01M14 14h.01M17 14h3v3M14 17.5V20h3M20 20h.01';

interface QrButtonProps {
  label: string;
  /** True if the code is shown. */
  isOpen: boolean;
  onToggle(isOpen: boolean): void;
  /** Shows only the icon. */
  isSmall?: boolean;
}

/** A button that shows and hides the QR code of a link. */
export function QrButton({ label, isOpen, onToggle, isSmall }: QrButtonProps) {
  return (
    <button
      type="button"
      className={isSmall ? 'round' : 'button quiet slim'}
      aria-expanded={isOpen}
      onClick={() => onToggle(!isOpen)}
    >
      <Icon path={QR} />
      <span className={isSmall ? 'visually-hidden' : undefined}>{label}</span>
    </button>
  );
}

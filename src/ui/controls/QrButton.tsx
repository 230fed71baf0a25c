import { Icon } from '#icons/Icon.tsx';

/** A code to scan. Here, not in `icons.ts`, so that only those who see the button load it. */
const QR = 'M4 4h6v6H4ZM14 4h6v6h-6ZM4 14h6v6H4ZM7 7h.01M17 7h.01M7 17h.01M14 14h.01M17 14h3v3M14 17.5V20h3M20 20h.01';

interface QrButtonProps {
  label: string;
  /** Is the code shown? */
  isOpen: boolean;
  onToggle(isOpen: boolean): void;
}

/** Shows and hides the QR code of a link. */
export function QrButton({ label, isOpen, onToggle }: QrButtonProps) {
  return (
    <button type="button" className="button quiet slim" aria-expanded={isOpen} onClick={() => onToggle(!isOpen)}>
      <Icon path={QR} />
      {label}
    </button>
  );
}

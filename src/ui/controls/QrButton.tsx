import { Icon } from '../../icons/Icon.tsx';
import { iconQr } from '../../icons/icons.ts';

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
      <Icon path={iconQr} />
      {label}
    </button>
  );
}

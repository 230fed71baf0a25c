import { Icon } from '../../ui/icon/Icon.tsx';

interface EmptyProps {
  icon: string;
  title: string;
  text: string;
  /** The link's text; `address` is where it leads. */
  action: string;
  address: string;
}

/** Takes the place of a table without rows: says what belongs here and links to it. */
export function Empty({ icon, title, text, action, address }: EmptyProps) {
  return (
    <div className="account-empty">
      <Icon path={icon} />
      <h3>{title}</h3>
      <p className="soft">{text}</p>
      <a className="button quiet" href={address}>
        {action}
      </a>
    </div>
  );
}

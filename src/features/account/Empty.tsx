import { Icon } from '../../ui/icon/Icon.tsx';

interface EmptyProps {
  icon: string;
  title: string;
  text: string;
  /** What the way on is called, and where it leads. */
  action: string;
  address: string;
}

/** Stands where a table has no rows yet: what belongs here, and the way to it. */
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

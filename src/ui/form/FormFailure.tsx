import { useEffect, useRef } from 'react';
import { describeFailure } from '../../i18n/describe-failure.ts';
import type { SharedKey } from '../../i18n/namespaces.ts';
import { Icon } from '../icon/Icon.tsx';
import { iconWarning } from '../icon/icons.ts';
import '../feedback/notice.css';
import { useText } from '../island/TextProvider.tsx';

/** Why a form was not sent, above its button; takes the focus when it appears, so that it is read. */
export function FormFailure({ failure }: { failure: unknown }) {
  const t = useText<SharedKey>();
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (failure) ref.current?.focus();
  }, [failure]);
  if (!failure) return null;
  return (
    <div ref={ref} className="notice" data-tone="danger" role="alert" tabIndex={-1}>
      <Icon path={iconWarning} />
      <p>{describeFailure(failure, t)}</p>
    </div>
  );
}

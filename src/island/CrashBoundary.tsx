import { Component, type FunctionComponent, type ReactNode } from 'react';
import type { SharedText } from '../i18n/island-texts.ts';
import type { CrashNoticeProps, Typed } from './CrashNotice.tsx';

interface CrashBoundaryProps {
  t: SharedText<'failure'>;
  children: ReactNode;
}

interface CrashState {
  typed?: Typed;
  Notice?: FunctionComponent<CrashNoticeProps>;
}

/**
 * Shown in place of an island that crashes because of a bug. React removes the broken island's fields, so they are remembered first.
 * The full notice is fetched only now; until it has loaded, one sentence is shown.
 */
export class CrashBoundary extends Component<CrashBoundaryProps, CrashState> {
  override state: CrashState = {};

  static getDerivedStateFromError(): CrashState {
    return { typed: document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('main :is(input, textarea)') };
  }

  override componentDidCatch(): void {
    import('./CrashNotice.tsx').then(
      ({ CrashNotice }) => this.setState({ Notice: CrashNotice }),
      () => undefined,
    );
  }

  override render(): ReactNode {
    const { t, children } = this.props;
    const { typed, Notice } = this.state;
    if (!typed) return children;
    if (Notice) return <Notice t={t} typed={typed} />;
    return (
      <p className="notice" data-tone="danger" role="alert">
        {t('shared.failure.unexpected')}
      </p>
    );
  }
}

import { Component, type ReactNode } from 'react';
import type { SharedText } from '#i18n/island-texts.ts';
import { quietly } from '#stores/action-state.ts';
import type { CrashNotice, Typed } from './CrashNotice.tsx';

interface CrashBoundaryProps {
  t: SharedText<'failure'>;
  children: ReactNode;
}

interface CrashState {
  typed?: Typed;
  /** The component of the full notice, once its code has been fetched. */
  Notice?: typeof CrashNotice;
}

/**
 * Shows a notice instead of an island that a bug has crashed. The notice is one sentence until the code of the full
 * notice has been fetched. React removes the island's fields, so this finds them before that.
 */
export class CrashBoundary extends Component<CrashBoundaryProps, CrashState> {
  override state: CrashState = {};

  static getDerivedStateFromError(): CrashState {
    return { typed: document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('main :is(input, textarea)') };
  }

  override componentDidCatch(): void {
    void quietly(async () => this.setState({ Notice: (await import('./CrashNotice.tsx')).CrashNotice }));
  }

  override render(): ReactNode {
    const { t, children } = this.props;
    const { typed, Notice } = this.state;
    if (!typed) return children;
    return Notice ? <Notice t={t} typed={typed} /> : <p role="alert">{t('shared.failure.unexpected')}</p>;
  }
}

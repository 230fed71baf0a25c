import { Component, type ReactNode } from 'react';
import type { SharedText } from '#i18n/island-texts.ts';
import { quietly } from '#stores/submit.ts';
import type { CrashNotice, Typed } from './CrashNotice.tsx';

interface CrashBoundaryProps {
  t: SharedText<'failure'>;
  children: ReactNode;
}

interface CrashState {
  typed?: Typed;
  /** What shows it. */
  Notice?: typeof CrashNotice;
}

/**
 * Shows a notice instead of an island that a bug has crashed: a sentence, and more as soon as the code of that has come.
 * React removes the island's fields, so their contents are read first.
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

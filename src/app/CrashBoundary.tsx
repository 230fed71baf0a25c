import { Component, type ReactNode } from 'react';
import type { SharedText } from '../i18n/island-texts.ts';
import { CrashNotice, type Typed } from './CrashNotice.tsx';

interface CrashBoundaryProps {
  t: SharedText<'failure'>;
  children: ReactNode;
}

interface CrashState {
  typed?: Typed;
}

/**
 * Shows a notice instead of an island that a bug has crashed. React removes the island's fields, so their contents are
 * read first.
 */
export class CrashBoundary extends Component<CrashBoundaryProps, CrashState> {
  override state: CrashState = {};

  static getDerivedStateFromError(): CrashState {
    return { typed: document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('main :is(input, textarea)') };
  }

  override render(): ReactNode {
    const { t, children } = this.props;
    const { typed } = this.state;
    return typed ? <CrashNotice t={t} typed={typed} /> : children;
  }
}

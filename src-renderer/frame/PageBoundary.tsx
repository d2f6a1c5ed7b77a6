/** A page that throws takes nothing else with it: the reason, *Reload*, *Copy details*; the crash is logged. */
import { Component, type ReactNode } from 'react';
import { bridge } from '#data/bridge.ts';
import { PageFailure } from './PageFailure.tsx';

interface State {
  readonly error: Error | null;
}

export class PageBoundary extends Component<{ readonly children: ReactNode }, State> {
  override state: State = { error: null };

  static getDerivedStateFromError(error: unknown): State {
    return { error: error instanceof Error ? error : new Error(String(error)) };
  }

  override componentDidCatch(error: unknown): void {
    logCrash(error);
  }

  override render(): ReactNode {
    return this.state.error ? <PageFailure error={this.state.error} /> : this.props.children;
  }
}

/** Notes a crash in the program's log; where that fails too, the page is what remains. */
export function logCrash(error: unknown): void {
  const { message, stack = '' } = error instanceof Error ? error : new Error(String(error));
  bridge.app
    .reportCrash({ message: message.slice(0, 4000), stack: stack.slice(0, 20_000) })
    .catch(() => undefined);
}

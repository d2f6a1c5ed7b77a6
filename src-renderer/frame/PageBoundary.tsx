/** Error boundary of a page: shows *Reload* and *Copy details* and logs the crash; the frame stays intact. */
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

/** Logs a crash in the program's log; a failure to log is ignored. */
export function logCrash(error: unknown): void {
  const { message, stack = '' } = error instanceof Error ? error : new Error(String(error));
  bridge.app
    .reportCrash({ message: message.slice(0, 4000), stack: stack.slice(0, 20_000) })
    .catch(() => undefined);
}

/** What goes with a theme on its way to the server. */
import type { ThemeScope } from '#shared/rules/themes/theme-place.ts';

/** Where themes are brought to; each theme says its terminal. */
export type Destination = Omit<ThemeScope, 'terminal'>;

/** What is known of a theme's earlier attempts, so that another one makes no second theme. */
export interface Attempts {
  /** The same file every time: the change door knows it again. */
  file: File | null;
  /** Ids of the themes of its name before it was sent; null: it was not sent. */
  known: ReadonlySet<string> | null;
}

export interface Sending {
  readonly signal: AbortSignal;
  /** 0 to 1. */
  readonly onProgress: (share: number) => void;
}

export type Came = 'made' | 'replaced' | 'kept';

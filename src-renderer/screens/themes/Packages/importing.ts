/** What goes with a theme on its way to the server. */
import type { Saved } from '#data/records/save-record.ts';
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

/** `same`: the server had all of it already, nothing was sent. `collected`: it waits in the tray. */
export type Came = 'made' | 'replaced' | 'same' | 'collected' | 'kept';

/** What became of one that was laid over a stored one. */
export const cameOf = (saved: Saved): Came => (saved === 'saved' ? 'replaced' : saved);

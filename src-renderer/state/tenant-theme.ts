/** The state of the tenant's theme in the frame, for parts that display it or draw in its colours. */
import { atom } from 'jotai';
import type { Appearance } from './appearance.ts';

/** The corrected colour's purpose: `settings.tenantTheme.corrected.<what>`. */
export type CorrectedColour =
  | (
      | 'navText'
      | 'navChosen'
      | 'toolText'
      | 'search'
      | 'asideText'
      | 'asideHover'
      | 'asideChosen'
      | 'asideMark'
    )
  | ('bubbleText' | 'fill' | 'link');

/** Colours as `#rrggbb`, blended to what is displayed. */
export interface Correction {
  readonly what: CorrectedColour;
  readonly original: string;
  readonly used: string;
}

export type TenantThemeState =
  /** The setting is off, or nobody is signed in. */
  | { readonly status: 'off' }
  | { readonly status: 'loading' }
  /** No theme is assigned to this person; the console keeps its own colours. */
  | { readonly status: 'none' }
  | { readonly status: 'failed'; readonly error: Error }
  | {
      readonly status: 'shown';
      /** Null while the cached theme is shown and its name is unknown. */
      readonly name: string | null;
      readonly pages: Readonly<
        Record<Appearance, { readonly tokens: Tokens; readonly corrected: readonly Correction[] }>
      >;
    };

/** Keys are the frame's own tokens; values are parsed CSS colours. */
type Tokens = Readonly<Record<string, string | undefined>>;

export const tenantThemeAtom = atom<TenantThemeState>({ status: 'off' });

/** What the frame shows of the tenant's theme in force, for whoever says so or draws in its colours. */
import { atom } from 'jotai';
import type { Appearance } from './appearance.ts';

/** What a colour is for: `settings.tenantTheme.corrected.<what>`. */
export type Corrected =
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

/** Colours as `#rrggbb`, as they are seen. */
export interface Correction {
  readonly what: Corrected;
  readonly said: string;
  readonly used: string;
}

export type TenantThemeState =
  /** The setting is off, or nobody is signed in. */
  | { readonly status: 'off' }
  | { readonly status: 'loading' }
  /** Nothing is appointed to this person: the console stays as it is. */
  | { readonly status: 'none' }
  | { readonly status: 'failed'; readonly error: Error }
  | {
      readonly status: 'shown';
      /** Not known yet where it is shown as it was the last time. */
      readonly name: string | null;
      readonly pages: Readonly<
        Record<Appearance, { readonly tokens: Tokens; readonly corrected: readonly Correction[] }>
      >;
    };

/** By the names of the frame's own tokens; CSS colours that were parsed. */
type Tokens = Readonly<Record<string, string | undefined>>;

export const tenantThemeAtom = atom<TenantThemeState>({ status: 'off' });

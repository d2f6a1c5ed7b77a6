/** The calls of each family of themes, and the type that all families share (spec 2§1, 2§3, 2§7). */
import type * as z from 'zod';
import type { Endpoint } from '../../api/endpoint.ts';
import type { ThemePage, themeCalls } from '../../api/themes/calls.ts';
import type { ThemeFamily } from '../../api/themes/context.ts';
import { type MobileTheme, mobileThemes } from '../../api/themes/mobile.ts';
import { type SpecialTheme, specialThemes } from '../../api/themes/special.ts';
import type { BackTheme } from '../../api/themes/standard.ts';
import { backThemes } from '../../api/themes/standard.ts';
import type { themeRow } from '../../api/themes/theme.ts';
import { type Terminal, terminalFacts } from './terminals.ts';

export type AnyTheme = BackTheme | SpecialTheme | MobileTheme;

type Common = ReturnType<typeof themeCalls<typeof themeRow, Record<never, never>>>;
type Reading<Call> =
  Call extends Endpoint<infer Request, z.core.$ZodType>
    ? Endpoint<Request, z.core.$ZodType<ThemePage<AnyTheme>>>
    : never;

/** The calls that all families share; the calls that save a theme differ. */
export interface FamilyCalls
  extends Pick<Common, 'enable' | 'disable' | 'remove' | 'setDefault' | 'sort' | 'appoint'> {
  readonly query: Reading<Common['query']>;
  readonly byName: Reading<Common['byName']>;
}

const families = { backTopic: backThemes, featureTopic: specialThemes, appTopic: mobileThemes } as const;

/** All calls of a terminal's family, those that save a theme included. */
export function ownCallsAt(terminal: Terminal) {
  return families[terminalFacts[terminal].family];
}

export function callsOfFamily(family: ThemeFamily): FamilyCalls {
  // The families differ only in the fields of rows and bodies, which callers of `FamilyCalls` do not use.
  return families[family] as unknown as FamilyCalls;
}

export function callsAt(terminal: Terminal): FamilyCalls {
  return callsOfFamily(terminalFacts[terminal].family);
}

export function isBackTheme(theme: AnyTheme): theme is BackTheme {
  return 'dtu' in theme;
}

export function isMobileTheme(theme: AnyTheme): theme is MobileTheme {
  return !('dtu' in theme) && !('createWay' in theme);
}

/** The calls of a theme's family, and what every family's themes have in common (spec 2§1, 2§3, 2§7). */
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

/** A theme of any family, as its list has it. */
export type AnyTheme = BackTheme | SpecialTheme | MobileTheme;

type Common = ReturnType<typeof themeCalls<typeof themeRow, Record<never, never>>>;
type Reading<Call> =
  Call extends Endpoint<infer Request, z.core.$ZodType>
    ? Endpoint<Request, z.core.$ZodType<ThemePage<AnyTheme>>>
    : never;

/** The calls that every family has; what is saved of a theme is each family's own. */
export interface FamilyCalls
  extends Pick<Common, 'enable' | 'disable' | 'remove' | 'setDefault' | 'sort' | 'appoint'> {
  readonly query: Reading<Common['query']>;
  readonly byName: Reading<Common['byName']>;
}

const families = { backTopic: backThemes, featureTopic: specialThemes, appTopic: mobileThemes } as const;

/** With what is saved of a theme, which each family spells by itself. */
export function ownCallsAt(terminal: Terminal) {
  return families[terminalFacts[terminal].family];
}

export function callsOf(family: ThemeFamily): FamilyCalls {
  // They differ in the rows' and the bodies' own fields only, which nothing here names.
  return families[family] as unknown as FamilyCalls;
}

export function callsAt(terminal: Terminal): FamilyCalls {
  return callsOf(terminalFacts[terminal].family);
}

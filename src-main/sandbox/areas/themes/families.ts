/** The three families of themes in the form of their routes: one set of calls with three endpoints each. */
import type { Endpoint, Input } from '#shared/api/endpoint.ts';
import type { ThemeFamily } from '#shared/api/themes/context.ts';
import { mobileThemes } from '#shared/api/themes/mobile.ts';
import { specialThemes } from '#shared/api/themes/special.ts';
import { backThemes } from '#shared/api/themes/standard.ts';
import type { ThemeValues } from './theme-columns.ts';

type Calls = typeof backThemes;

export interface ThemeFamilyCalls {
  readonly family: ThemeFamily;
  readonly calls: { readonly [Name in keyof Calls]: Endpoint };
}

export const families: readonly ThemeFamilyCalls[] = [
  { family: 'backTopic', calls: backThemes },
  { family: 'featureTopic', calls: specialThemes },
  { family: 'appTopic', calls: mobileThemes },
];

/** Inputs of the calls that every family has; only the saved values differ. */
export interface FamilyInputs {
  readonly query: Input<Calls['query']>;
  readonly byName: Input<Calls['byName']>;
  readonly enable: Input<Calls['enable']>;
  readonly sort: Input<Calls['sort']>;
  readonly appoint: Input<Calls['appoint']>;
  readonly add: { readonly id?: string | undefined } & ThemeValues;
  readonly update: { readonly id: string } & ThemeValues;
}

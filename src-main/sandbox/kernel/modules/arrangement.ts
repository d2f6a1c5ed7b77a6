/** An employee's own launcher settings, in clean names; initially empty. */
import type { ConfigRecord } from '#shared/api/config-record.ts';
import type { OwnSaid } from '#shared/rules/launcher/seen.ts';
import type { SignedInContext } from '../http/context.ts';
import { question } from '../question.ts';

export interface OwnArrangement extends OwnSaid {
  readonly configs?: Readonly<Record<string, string>>;
}

export interface Arranging extends Pick<SignedInContext, 'store'> {
  readonly user: { readonly account: string };
}

export const ownArrangement = question<[person: Arranging], OwnArrangement>(
  'what an employee said of the launcher',
);

export function configsOf(said: Readonly<Record<string, string>>): ConfigRecord[] {
  return Object.entries(said).map(([configKey, configValue]) => ({ configKey, configValue }));
}

/** An employee's own launcher settings, in clean names; initially empty. */
import type { ConfigRecord } from '#shared/api/config-record.ts';
import type { OwnLauncherSettings } from '#shared/rules/launcher/visible-apps.ts';
import type { SignedInContext } from '../http/context.ts';
import { question } from '../question.ts';

export interface OwnArrangement extends OwnLauncherSettings {
  readonly configs?: Readonly<Record<string, string>>;
}

export interface ArrangementContext extends Pick<SignedInContext, 'store'> {
  readonly user: { readonly account: string };
}

export const ownArrangement = question<[person: ArrangementContext], OwnArrangement>(
  'what an employee said of the launcher',
);

/** Takes the launcher settings from employees, so that they see what is given to all. */
export const dropArrangements = question<
  [accounts: readonly string[], at: Pick<SignedInContext, 'store'>],
  void
>('employees lose their settings of the launcher');

export function configsOf(said: Readonly<Record<string, string>>): ConfigRecord[] {
  return Object.entries(said).map(([configKey, configValue]) => ({ configKey, configValue }));
}

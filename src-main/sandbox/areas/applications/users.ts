/** Numbers of users of applications, by the licences of their modules. */
import { moduleLicences } from '../../kernel/modules/apps.ts';
import type { AppContext } from '../../kernel/modules/module-scope.ts';

/** Returns numbers by module; a module without a licence has no counted user. */
export async function usersByModule(context: AppContext): Promise<ReadonlyMap<string, number>> {
  return new Map(
    (await moduleLicences(context))
      .map(
        ({ moduleStr, usedLicense, usedLicenseApp }) =>
          [moduleStr, Math.max(usedLicense ?? 0, usedLicenseApp ?? 0)] as const,
      )
      // The first entry of a module wins, as in the licence lookup.
      .reverse(),
  );
}

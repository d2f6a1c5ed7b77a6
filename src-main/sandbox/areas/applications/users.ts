/** How many people use the applications: as the licences of their modules say. */
import { moduleLicences } from '../../kernel/modules/apps.ts';
import type { AppContext } from '../../kernel/modules/place.ts';

/** By module; one without a licence is used by nobody that is counted. */
export async function usersByModule(context: AppContext): Promise<ReadonlyMap<string, number>> {
  return new Map(
    (await moduleLicences(context))
      .map(
        ({ moduleStr, usedLicense, usedLicenseApp }) =>
          [moduleStr, Math.max(usedLicense ?? 0, usedLicenseApp ?? 0)] as const,
      )
      // The first of a module holds, as where its licence is asked for.
      .reverse(),
  );
}

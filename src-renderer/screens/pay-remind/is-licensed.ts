/** Whether a module is licensed at all (1§2.8, 1§3 "Licence state values"). */
import type { ModuleLicence } from '#shared/api/licence-info/apps.ts';
import { anySeats } from '#shared/rules/common/licence/seats.ts';

/** Judges a module by its state, and by its seats where the server states them: no seats are no licence. */
export function isLicensed(module: Pick<ModuleLicence, 'status' | 'maxLicense' | 'maxLicenseApp'>): boolean {
  if (module.status === 'inexistent' || module.status === 'disabled') return false;
  // Everything may be tried in a trial, whatever is authorised.
  if (module.status === 'probation') return true;
  return anySeats([module.maxLicense, module.maxLicenseApp]) !== false;
}

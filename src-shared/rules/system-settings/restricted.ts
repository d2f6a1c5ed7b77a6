/**
 * Whether somebody is kept out by the hours of signing in (spec 1§2.1 "restricted login"; FRAME-045): the console says it
 * of now, the sandbox refuses by it. System administrators are never kept out, so that nobody locks the tenant.
 */
import type { RestrictedLogin } from '../../api/system-settings/settings.ts';

/** Minutes since midnight of `HH:mm`; null: no time. */
export function minutesOf(text: string): number | null {
  const found = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(text.trim());
  return found ? Number(found[1]) * 60 + Number(found[2]) : null;
}

export interface Comer {
  readonly administrator: boolean;
  /** Their department and all above it. */
  readonly departments: readonly string[];
}

/** `at`: where they come, as the server's clock shows it (`2026-11-25 20:15:00`). */
export function isKeptOut(setting: RestrictedLogin, comer: Comer, at: string): boolean {
  if (!setting.enabled || comer.administrator) return false;
  const { departments } = setting;
  if (departments.length > 0 && !departments.some((id) => comer.departments.includes(id))) return false;
  const day = new Date(`${at.slice(0, 10)}T00:00:00Z`).getUTCDay();
  // Sunday is 0 there and 7 here.
  if (!setting.weekdays.some((one) => Number(one) % 7 === day)) return true;
  const now = minutesOf(at.slice(11, 16)) ?? 0;
  return now < (minutesOf(setting.from) ?? 0) || now >= (minutesOf(setting.until) ?? 24 * 60);
}

/**
 * Whether the permitted hours keep a person from signing in (spec 1§2.1 "restricted login"; FRAME-045). The console
 * shows it for now; the sandbox refuses by it. System administrators are never refused, so that nobody can lock the
 * tenant.
 */
import type { RestrictedLogin } from '../../api/system-settings/settings.ts';

/** Minutes since midnight for `HH:mm`; null for an invalid time. */
export function minutesOf(text: string): number | null {
  const found = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(text.trim());
  return found ? Number(found[1]) * 60 + Number(found[2]) : null;
}

export interface HoursSubject {
  readonly administrator: boolean;
  /** The person's department and all departments above it. */
  readonly departments: readonly string[];
}

/** `at` is the server's local time, e.g. `2026-11-25 20:15:00`. */
export function isOutsideHours(setting: RestrictedLogin, comer: HoursSubject, at: string): boolean {
  if (!setting.enabled || comer.administrator) return false;
  const { departments } = setting;
  if (departments.length > 0 && !departments.some((id) => comer.departments.includes(id))) return false;
  const day = new Date(`${at.slice(0, 10)}T00:00:00Z`).getUTCDay();
  // Sunday is 0 in JavaScript and 7 on the platform.
  if (!setting.weekdays.some((one) => Number(one) % 7 === day)) return true;
  const now = minutesOf(at.slice(11, 16)) ?? 0;
  return now < (minutesOf(setting.from) ?? 0) || now >= (minutesOf(setting.until) ?? 24 * 60);
}

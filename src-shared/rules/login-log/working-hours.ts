/** The working hours from Monday to Friday, between two full hours; `8-19` ends at 19:00. */

export interface WorkingHours {
  readonly from: number;
  readonly to: number;
}

export const usualHours: WorkingHours = { from: 8, to: 19 };

/** Returns null for a text that names no valid hours. */
export function readHours(text: string): WorkingHours | null {
  const [, first, last] = /^(\d{1,2})-(\d{1,2})$/.exec(text) ?? [];
  const [from, to] = [Number(first), Number(last)];
  return first !== undefined && from < to && to <= 24 ? { from, to } : null;
}

export function writeHours({ from, to }: WorkingHours): string {
  return `${from}-${to}`;
}

/** The weekday 0 is Monday; the hour is 0 to 23. */
export function isWorking({ from, to }: WorkingHours, weekday: number, hour: number): boolean {
  return weekday < 5 && from <= hour && hour < to;
}

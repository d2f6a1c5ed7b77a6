/** Working hours: Monday to Friday, from one full hour to another one. Written `8-19`, which ends when it is 19:00. */

export interface WorkingHours {
  readonly from: number;
  readonly to: number;
}

export const usualHours: WorkingHours = { from: 8, to: 19 };

/** null: no hours. */
export function readHours(text: string): WorkingHours | null {
  const [, first, last] = /^(\d{1,2})-(\d{1,2})$/.exec(text) ?? [];
  const [from, to] = [Number(first), Number(last)];
  return first !== undefined && from < to && to <= 24 ? { from, to } : null;
}

export function writeHours({ from, to }: WorkingHours): string {
  return `${from}-${to}`;
}

/** `weekday`: 0 is Monday; `hour`: 0 to 23. */
export function isWorking({ from, to }: WorkingHours, weekday: number, hour: number): boolean {
  return weekday < 5 && from <= hour && hour < to;
}

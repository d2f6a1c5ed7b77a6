/** A day and a time of this computer's clock as forms hold them: `YYYY-MM-DD HH:mm`, '' for none. */
import { localDay } from './local-day.ts';

/** Milliseconds since 1970; NaN for none. */
export const momentOf = (text: string): number => Date.parse(text.replace(' ', 'T'));

export function momentText(time: number): string {
  const date = new Date(time);
  const two = (number: number) => String(number).padStart(2, '0');
  return `${localDay(time)} ${two(date.getHours())}:${two(date.getMinutes())}`;
}

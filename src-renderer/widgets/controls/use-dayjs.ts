/** A text's day.js object with stable identity: for another object, antd's pickers drop unapplied input. */
import type { Dayjs } from 'dayjs';
import { useMemo } from 'react';
import { dayFormat, toDayjs } from './day.ts';

export function useDayjs(text: string | null, format: string = dayFormat): Dayjs | null {
  return useMemo(() => toDayjs(text, format), [text, format]);
}

export function useDayjsSpan(from: string | null, to: string | null): [Dayjs | null, Dayjs | null] {
  return useMemo(() => [toDayjs(from), toDayjs(to)], [from, to]);
}

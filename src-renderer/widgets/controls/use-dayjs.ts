/**
 * The object that stands for a day or a time, the same one for as long as the text is: where antd's pickers are given
 * another one, they drop what was typed or chosen and not taken over yet.
 */
import type { Dayjs } from 'dayjs';
import { useMemo } from 'react';
import { dayFormat, toDayjs } from './day.ts';

export function useDayjs(text: string | null, format: string = dayFormat): Dayjs | null {
  return useMemo(() => toDayjs(text, format), [text, format]);
}

export function useDayjsSpan(from: string | null, to: string | null): [Dayjs | null, Dayjs | null] {
  return useMemo(() => [toDayjs(from), toDayjs(to)], [from, to]);
}

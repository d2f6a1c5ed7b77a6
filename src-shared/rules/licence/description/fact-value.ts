/** The values of a licence's facts, and their words. */
import { shownText } from '../../../kit/shown-text.ts';
import { unlimitedSeats } from '../../common/licence/licence.ts';
import {
  type LicenceKey,
  type LicenceParams,
  type LicenceWriter,
  namedParams,
  zonedDayText,
} from './licence-writer.ts';

export type FactValue =
  /** A foreign text; an empty one is not stated. */
  | { readonly kind: 'text'; readonly text: string | null }
  /** `params` may be foreign names. */
  | { readonly kind: 'words'; readonly key: LicenceKey; readonly params?: LicenceParams }
  | { readonly kind: 'seats'; readonly seats: number | null }
  | { readonly kind: 'count'; readonly count: number }
  | { readonly kind: 'size'; readonly bytes: number }
  /** `missing` is the text for no day. */
  | {
      readonly kind: 'day';
      readonly day: string | null;
      readonly zone: string | undefined;
      readonly missing: LicenceKey;
    }
  /** The whole days to the last one; `startsIn` is the number of days to the first one, 0 from then on. */
  | {
      readonly kind: 'days';
      readonly days: number;
      readonly startsIn: number;
      readonly of: 'licence' | 'file';
    }
  | { readonly kind: 'moment'; readonly instant: string | null };

export function factText(value: FactValue, writer: LicenceWriter): string {
  switch (value.kind) {
    case 'text':
      return value.text ? shownText(value.text) : writer.say('licence.value.none');
    case 'words':
      return writer.say(value.key, value.params && namedParams(value.params, writer));
    case 'seats':
      return seatText(value.seats, writer);
    case 'count':
      return writer.number(value.count);
    case 'size':
      return writer.size(value.bytes);
    case 'day':
      return value.day === null ? writer.say(value.missing) : zonedDayText(value.day, value.zone, writer);
    case 'days':
      return daysText(value, writer);
    case 'moment':
      return value.instant === null ? writer.say('licence.value.none') : writer.moment(value.instant);
  }
}

/** 999999 is "unlimited" (spec 1§9). */
export function seatText(seats: number | null, writer: LicenceWriter): string {
  if (seats === null) return writer.say('licence.value.none');
  return seats === unlimitedSeats ? writer.say('licence.value.unlimited') : writer.number(seats);
}

/** In a table a dash stands for a module without seats of its own, and for what an unreadable file would say. */
export function tableSeatText(seats: number | null, writer: LicenceWriter): string {
  return seats === null ? '–' : seatText(seats, writer);
}

type Days = Extract<FactValue, { readonly kind: 'days' }>;

function daysText({ days, startsIn, of }: Days, writer: LicenceWriter): string {
  const counted = (key: LicenceKey, count: number): string =>
    writer.say(key, { count, days: writer.number(count) });
  if (startsIn > 0) return counted('licence.days.starts', startsIn);
  if (days === 0) return writer.say(of === 'file' ? 'licence.days.fileLastDay' : 'licence.days.lastDay');
  if (of === 'file')
    return counted(days > 0 ? 'licence.days.fileLeft' : 'licence.days.fileOver', Math.abs(days));
  return counted(days > 0 ? 'licence.days.left' : 'licence.days.over', Math.abs(days));
}

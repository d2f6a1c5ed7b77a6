/** Whom a theme is for, as a form has it and as it travels (spec 2§3 "Range"). */
import type { WireShare } from '../../../api/shares/share.ts';
import type { Share } from '../../common/shares/share.ts';
import { fromWire, toWire } from '../../common/shares/wire-shares.ts';

interface WireRange {
  readonly useRange: readonly WireShare[];
  readonly useRangeDisable: readonly WireShare[];
}
export interface FormRange {
  readonly useRange: readonly Share[];
  readonly useRangeDisable: readonly Share[];
  /** No field of the form: as they are stored, shares have ids, which they keep. */
  readonly storedRange: WireRange;
}

/** The values of a theme's form: its body, with shares as forms have them. */
export type WithFormRange<Values extends WireRange> = Omit<Values, keyof WireRange> & FormRange;

/** Of a theme that is still to be made. */
export const noRange: FormRange = {
  useRange: [],
  useRangeDisable: [],
  storedRange: { useRange: [], useRangeDisable: [] },
};

/** What a theme's shares say of whose they are. */
export const sharesOf = (topicId: string) => ({ moduleStr: 'theme', moduleId: topicId, levels: true });

export function rangeForm({ useRange, useRangeDisable }: WireRange): FormRange {
  return {
    useRange: fromWire(useRange),
    useRangeDisable: fromWire(useRangeDisable),
    storedRange: { useRange, useRangeDisable },
  };
}

export function rangeBody({ useRange, useRangeDisable, storedRange }: FormRange, topicId: string) {
  const of = sharesOf(topicId);
  return {
    useRange: toWire(useRange, of, storedRange.useRange),
    useRangeDisable: toWire(useRangeDisable, of, storedRange.useRangeDisable),
  };
}

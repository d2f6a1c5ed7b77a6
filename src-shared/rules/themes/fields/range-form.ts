/** The people who may use a theme: the form's values and their wire form (spec 2§3 "Range"). */
import type { WireShare } from '../../../api/shares/share.ts';
import type { Share } from '../../common/shares/share.ts';
import { fromWire, toWireShares } from '../../common/shares/wire-shares.ts';

interface WireRange {
  readonly useRange: readonly WireShare[];
  readonly useRangeDisable: readonly WireShare[];
}
export interface FormRange {
  readonly useRange: readonly Share[];
  readonly useRangeDisable: readonly Share[];
  /** Not a field of the form: stored shares have ids, which saving must keep. */
  readonly storedRange: WireRange;
}

export type WithFormRange<Values extends WireRange> = Omit<Values, keyof WireRange> & FormRange;

export const noRange: FormRange = {
  useRange: [],
  useRangeDisable: [],
  storedRange: { useRange: [], useRangeDisable: [] },
};

/** The fields of a share that name its owner. */
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
    useRange: toWireShares(useRange, of, storedRange.useRange),
    useRangeDisable: toWireShares(useRangeDisable, of, storedRange.useRangeDisable),
  };
}

/** The first and the last address of a range, as two fields of a form (spec 1§5; NET-015 to 019). */

import { compareAddresses, isAddressOf } from '../../kit/patterns/address-order.ts';
import { addressText, readRange } from '../../kit/patterns/ip-range.ts';
import type { TextRow } from '../common/fields/field.ts';

interface Range {
  readonly segmentType: string;
  readonly ipStart: string;
  readonly ipEnd: string;
}

/** `none` is the segment type without addresses of its own. */
export function addressRows<Values extends Range>(
  none: Values['segmentType'],
): { readonly ipStart: TextRow<Values>; readonly ipEnd: TextRow<Values> } {
  const address = {
    kind: 'text',
    most: 45,
    mono: true,
    required: true,
    otherwise: '',
    when: ({ segmentType }: Values) => segmentType !== none,
  } as const;
  return {
    ipStart: {
      ...address,
      label: 'network.start',
      missing: 'network.missing.start',
      help: 'network.startHelp',
      meaning: bothEnds,
      of: ['segmentType'],
      check: (start: string, { segmentType }: Values) =>
        isAddressOf(segmentType, start) ? null : { key: 'network.wrong.start' },
    },
    ipEnd: {
      ...address,
      label: 'network.end',
      about: 'network.endAbout',
      missing: 'network.missing.end',
      of: ['segmentType', 'ipStart'],
      check(end: string, { segmentType, ipStart }: Values) {
        if (!isAddressOf(segmentType, end)) return { key: 'network.wrong.end' };
        const reversed = isAddressOf(segmentType, ipStart) && compareAddresses(ipStart, end) > 0;
        return reversed ? { key: 'network.wrong.order' } : null;
      },
    },
  };
}

/** The ends of a block, a wildcard or a range in one text; null for a single address and any other text. */
function bothEnds(text: string) {
  const range = readRange(text);
  if (typeof range === 'string' || range.first === range.last) return null;
  const { family, first, last } = range;
  return { segmentType: family, ipStart: addressText(family, first), ipEnd: addressText(family, last) };
}

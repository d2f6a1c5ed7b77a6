/** The first and the last address of a range, as two fields of a form (spec 1§5; NET-015 to 019). */

import { compareAddresses, isAddressOf } from '../../kit/patterns/address-order.ts';
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
      of: ['segmentType'],
      check: (start: string, { segmentType }: Values) =>
        isAddressOf(segmentType, start) ? null : { key: 'network.wrong.start' },
    },
    ipEnd: {
      ...address,
      label: 'network.end',
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

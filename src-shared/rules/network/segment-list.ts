/** IP segments: the fields of one, and their list (spec 1§5; NET-013 to 019). */
import { type SegmentValues, segments, segmentTypes } from '../../api/network/segments.ts';
import type { Fields } from '../fields/field.ts';
import { compareAddresses, isAddressOf } from '../patterns/address-order.ts';
import { listKind } from '../records/plain-list.ts';

const address = {
  kind: 'text',
  ...{ most: 45, mono: true, required: true },
  when: ({ segmentType }: SegmentValues) => segmentType !== 'unlimit',
  otherwise: '',
} as const;

const fields: Fields<SegmentValues> = {
  segmentName: {
    ...{ kind: 'text', label: 'network.name', most: 100 },
    ...{ required: true, missing: 'network.missing.name' },
  },
  segmentType: {
    ...{ kind: 'choice', label: 'network.type', required: true, missing: 'network.missing.type' },
    options: segmentTypes.map((value) => ({ value, label: `network.types.${value}` as const })),
  },
  ipStart: {
    ...address,
    ...{ label: 'network.start', missing: 'network.missing.start', of: ['segmentType'] },
    check: (start, { segmentType }) =>
      isAddressOf(segmentType, start) ? null : { key: 'network.wrong.start' },
  },
  ipEnd: {
    ...address,
    ...{ label: 'network.end', missing: 'network.missing.end', of: ['segmentType', 'ipStart'] },
    check(end, { segmentType, ipStart }) {
      if (!isAddressOf(segmentType, end)) return { key: 'network.wrong.end' };
      const reversed = isAddressOf(segmentType, ipStart) && compareAddresses(ipStart, end) > 0;
      return reversed ? { key: 'network.wrong.order' } : null;
    },
  },
  instructions: { kind: 'text', label: 'network.instructions', lines: 3, most: 500 },
};

export const segmentList = listKind('ipSegment', segments, fields, 'network');

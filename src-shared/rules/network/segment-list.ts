/** The fields of an IP segment, and the list of segments (spec 1§5; NET-013 to 019). */
import { type SegmentValues, segments, segmentTypes } from '../../api/network/segments.ts';
import type { Fields } from '../common/fields/field.ts';
import { listKind } from '../common/record/plain-list.ts';
import { addressRows } from './address-rows.ts';

const fields: Fields<SegmentValues> = {
  segmentName: {
    kind: 'text',
    label: 'network.name',
    most: 100,
    required: true,
    missing: 'network.missing.name',
  },
  segmentType: {
    kind: 'choice',
    label: 'network.type',
    about: 'network.typeAbout',
    required: true,
    missing: 'network.missing.type',
    options: segmentTypes.map((value) => ({ value, label: `network.types.${value}` as const })),
  },
  ...addressRows<SegmentValues>('unlimit'),
  instructions: { kind: 'text', label: 'network.instructions', lines: 3, most: 500 },
};

export const segmentList = listKind('ipSegment', segments, fields, 'network', {
  initialValues: { segmentType: 'IPv4' },
  madeAgain: () => 'network.madeAgain',
});

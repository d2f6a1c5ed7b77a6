/** An IP segment (spec 1§3). */
import * as z from 'zod';
import {
  querySegments,
  type SegmentValues,
  segmentsById,
  updateSegment,
} from '../../api/network/segments.ts';
import { describedBy } from '../fields/field.ts';
import { segmentFields } from '../network/segment-fields.ts';
import type { RecordKind } from './record.ts';

const place = z.strictObject({ id: z.string() });

export const segmentRecord: RecordKind<z.output<typeof place>, SegmentValues> = {
  id: 'ipSegment',
  place,
  touches: [segmentsById, querySegments],
  title: () => 'network.changed',
  ...describedBy(segmentFields),
  async read(ask, { id }) {
    const [found] = await ask(segmentsById, { ids: [id] });
    if (!found) throw new Error(`no segment ${id}`);
    const { segmentName, segmentType, ipStart, ipEnd, instructions } = found;
    return { segmentName, segmentType, ipStart, ipEnd, instructions };
  },
  write: ({ id }, after) => ({ endpoint: updateSegment, input: { id, ...after } }),
};

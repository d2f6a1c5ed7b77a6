/** IP segments (spec 1§2.13, 1§3; NET-004 to 009, 038, 042 to 047). */
import * as z from 'zod';
import { wireCount, wireId, wireText } from '../codecs.ts';
import { searchConfig } from '../condition-config/condition-config.ts';
import { get, post } from '../endpoint.ts';
import { pageOf, pageRequest } from '../page.ts';
import { plainList, recordStamps } from '../plain-list.ts';

export const segmentTypes = ['IPv4', 'IPv6', 'unlimit'] as const;

/** The editable fields of a segment. */
const values = {
  segmentName: z.string(),
  /** '' means not chosen yet; the form's rule refuses it (NET-014), not the wire. */
  segmentType: z.enum(['', ...segmentTypes]),
  ipStart: wireText,
  ipEnd: wireText,
  instructions: wireText,
};
export const segment = z.object({
  id: wireId,
  ...values,
  segmentType: z.enum(segmentTypes),
  ...recordStamps,
  /** Number of references from other modules. */
  reference: wireCount,
});
export type SegmentType = (typeof segmentTypes)[number];
export type Segment = z.output<typeof segment>;
export type SegmentValues = Readonly<z.output<z.ZodObject<typeof values>>>;

/** IP segments: named ranges of addresses that other modules refer to. */
export const segments = plainList('segments', '/api/security/networkSegment', {
  chosen: '1§7.4; S-6',
  item: segment,
  values,
  names: ['segmentName', 'segmentType', 'reference', 'updateTime'],
  narrow: { reference: z.enum(['all', 'referenced', 'unreferenced']) },
  paths: { byIds: 'querySegmentBySegmentIds' },
  example: {
    id: 'SEG1000001',
    values: {
      segmentName: 'Branch',
      segmentType: 'IPv4',
      ipStart: '10.9.0.1',
      ipEnd: '10.9.0.9',
      instructions: '',
    },
    narrow: { reference: 'all' },
  },
});

/** A reference from another module to a segment. */
const segmentReference = z.object({ module: wireText, name: wireText });

/** A page of the references to an IP segment. */
export const querySegmentReference = post(
  'segments.references',
  '/api/security/networkSegment/queryReference',
  {
    chosen: '1§7.4; S-6',
    effect: 'read',
    request: { id: z.string().min(1), ...pageRequest },
    response: pageOf(segmentReference),
    example: { id: 'SEG1000001', pageNo: 1, pageSize: 20 },
  },
);

/** The search fields of IP segments, in the server's form. */
export const getSearchCondition = get(
  'segments.searchCondition',
  '/api/security/networkSegment/getSearchCondition',
  { chosen: '1§7.4; S-6', response: searchConfig },
);

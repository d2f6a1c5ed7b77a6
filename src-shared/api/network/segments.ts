/** IP segments: named ranges of addresses that other modules reference (spec 1§2.13, 1§3; NET-004 to 009, 035, 040 to 046). */
import * as z from 'zod';
import { wireCount, wireId, wireText } from '../codecs.ts';
import { searchCondition } from '../condition-config/condition-config.ts';
import { post } from '../endpoint.ts';
import { pageOf, pageRequest } from '../page.ts';

export const segmentTypes = ['IPv4', 'IPv6', 'unlimit'] as const;
export const segmentReferences = ['all', 'referenced', 'unreferenced'] as const;

export const segment = z.object({
  id: wireId,
  segmentName: z.string(),
  segmentType: z.enum(segmentTypes),
  ipStart: wireText,
  ipEnd: wireText,
  instructions: wireText,
  _id: wireText.optional(),
  creator: wireText.optional(),
  updater: wireText.optional(),
  tenantKey: wireText.optional(),
  deleteType: wireText.optional(),
  creatorName: wireText,
  createTime: wireText,
  updaterName: wireText,
  updateTime: wireText,
  /** How many things of other modules refer to it. */
  reference: wireCount,
});
export type SegmentType = (typeof segmentTypes)[number];
export type Segment = z.output<typeof segment>;

/** What a person says of a segment. */
const values = {
  segmentName: z.string(),
  /** '' is none chosen yet: it is refused by the rule (NET-014), not as a slip of the wire. */
  segmentType: z.enum(['', ...segmentTypes]),
  ipStart: z.string(),
  ipEnd: z.string(),
  instructions: z.string(),
};
export type SegmentValues = Readonly<z.output<z.ZodObject<typeof values>>>;

const condition = searchCondition.extend({ field: z.enum(['segmentName', 'segmentType']) });

/** Segments, in pages; narrowed by conditions and by whether they are referenced. */
export const querySegments = post('network.segments', '/api/security/networkSegment/queryList', {
  chosen: '1§7.4; decision 6',
  effect: 'read',
  request: {
    ...pageRequest,
    reference: z.enum(segmentReferences),
    conditions: z.array(condition).optional(),
    connection: z.enum(['and', 'or']).optional(),
  },
  response: pageOf(segment),
  example: { pageNo: 1, pageSize: 20, reference: 'all' },
});

/** Deletes segments, referenced ones too. */
export const deleteSegments = post('network.deleteSegments', '/api/security/networkSegment/batchDelete', {
  chosen: '1§7.4; decision 6',
  request: { ids: z.array(z.string().min(1)).min(1) },
  example: { ids: ['SEG0000001'] },
});

/** The segments of these ids; those that are gone are left out. */
export const segmentsById = post(
  'network.segmentsById',
  '/api/security/networkSegment/querySegmentBySegmentIds',
  {
    chosen: '1§7.4; decision 6',
    effect: 'read',
    request: { ids: z.array(z.string().min(1)).min(1) },
    response: z.array(segment),
    example: { ids: ['SEG0000001'] },
  },
);

/** Ids for segments that are still to be created: one that is sent twice is created once. */
export const generateSegmentIds = post('network.generateIds', '/api/security/networkSegment/generateId', {
  chosen: '1§7.4; decision 6',
  effect: 'read',
  request: { size: z.int().min(1).max(100) },
  response: z.array(wireId),
  example: { size: 1 },
});

const example = {
  segmentName: 'Branch',
  segmentType: 'IPv4',
  ipStart: '10.9.0.1',
  ipEnd: '10.9.0.9',
} as const;

/** Creates a segment under an id of `generateId`. */
export const addSegment = post('network.addSegment', '/api/security/networkSegment/add', {
  chosen: '1§7.4; decision 6',
  request: { id: z.string().min(1), ...values },
  example: { id: 'SEG-new', ...example, instructions: '' },
});

/** Changes a segment; all its fields are sent. */
export const updateSegment = post('network.updateSegment', '/api/security/networkSegment/update', {
  chosen: '1§7.4; decision 6',
  request: { id: z.string().min(1), ...values },
  example: { id: 'SEG1000001', ...example, instructions: '' },
});

/** IP segments: named ranges of addresses that other modules reference (spec 1§2.13, 1§3; NET-004 to 009, 042, 046). */
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
  creatorName: wireText,
  createTime: wireText,
  updaterName: wireText,
  updateTime: wireText,
  /** How many things of other modules refer to it. */
  reference: wireCount,
});
export type Segment = z.output<typeof segment>;

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

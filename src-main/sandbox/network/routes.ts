/** IP segments (spec 1§2.13, 1§5, 1§7.4). */
import { randomUUID } from 'node:crypto';
import { expressionBuilder } from 'kysely';
import {
  addSegment,
  deleteSegments,
  generateSegmentIds,
  querySegments,
  type SegmentType,
  type SegmentValues,
  segmentsById,
  updateSegment,
} from '#shared/api/network/segments.ts';
import { checkFields } from '#shared/rules/fields/check-fields.ts';
import { segmentFields } from '#shared/rules/network/segment-fields.ts';
import { serverTime } from '../clock.ts';
import { inCamel } from '../crud/camel.ts';
import { crud } from '../crud/crud.ts';
import { containing } from '../crud/row-store.ts';
import type { Row } from '../crud/rules.ts';
import type { Tables } from '../database/tables.ts';
import type { SignedInContext } from '../http/context.ts';
import { implement } from '../http/implement.ts';
import type { LogKind } from '../operation-log/wording.ts';

const access = { menu: 'network_manage' } as const;
const columns = { segmentName: 'segment_name', segmentType: 'segment_type' } as const;
type SegmentRow = Row<'network_segment'>;

const item = ({ reference_count: reference, ...row }: SegmentRow) => ({
  ...inCamel(row),
  _id: row.id,
  reference,
});
const values = (input: SegmentValues, { now, user }: SignedInContext) => ({
  segment_name: input.segmentName.trim(),
  // '' is refused by the check before it is written.
  segment_type: input.segmentType as SegmentType,
  ip_start: input.ipStart.trim(),
  ip_end: input.ipEnd.trim(),
  instructions: input.instructions.trim(),
  updater_name: user.username,
  update_time: serverTime(now),
});
const log = (kind: LogKind) => (rows: readonly SegmentRow[]) =>
  rows.map(({ id, segment_name }) => ({ kind, targetId: id, targetName: segment_name }));

export const networkRoutes = [
  implement(generateSegmentIds, access, ({ size }) => Array.from({ length: size }, () => randomUUID())),
  ...crud('network_segment', {
    access,
    list: {
      endpoint: segmentsById,
      item,
      where: ({ ids }) => expressionBuilder<Tables, 'network_segment'>()('id', 'in', ids),
    },
  }),
  ...crud('network_segment', {
    access,
    list: {
      endpoint: querySegments,
      item,
      where({ conditions = [], connection, reference }) {
        const eb = expressionBuilder<Tables, 'network_segment'>();
        const each = conditions.map(({ field, operator, value: [first = '', ...others] }) =>
          operator === 'contains'
            ? containing(columns[field], first)
            : eb(columns[field], 'in', [first, ...others]),
        );
        const fits = connection === 'or' && each.length > 0 ? eb.or(each) : eb.and(each);
        if (reference === 'all') return fits;
        return eb.and([fits, eb('reference_count', reference === 'referenced' ? '>' : '=', 0)]);
      },
      order: [['create_time', 'desc']],
    },
    add: {
      endpoint: addSegment,
      values(input, context) {
        const row = values(input, context);
        const created = { creator_name: row.updater_name, create_time: row.update_time };
        return { id: input.id, ...row, ...created, reference_count: 0 };
      },
    },
    update: { endpoint: updateSegment, id: ({ id }) => id, values },
    remove: { endpoint: deleteSegments, ids: ({ ids }) => ids },
    check: (row) => checkFields(segmentFields, inCamel(row))[0]?.message ?? null,
    log: {
      add: log('segmentAdded'),
      update: log('segmentUpdated'),
      remove: log('segmentRemoved'),
    },
  }),
];

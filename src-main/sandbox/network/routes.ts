/** IP segments (spec 1§2.13, 1§7.4). */
import { expressionBuilder, sql } from 'kysely';
import { deleteSegments, querySegments } from '#shared/api/network/segments.ts';
import { crud } from '../crud/crud.ts';
import type { Tables } from '../database/tables.ts';

const columns = { segmentName: 'segment_name', segmentType: 'segment_type' } as const;

export const networkRoutes = crud('network_segment', {
  access: { menu: 'network_manage' },
  list: {
    endpoint: querySegments,
    item: (row) => ({
      id: row.id,
      segmentName: row.segment_name,
      segmentType: row.segment_type,
      ipStart: row.ip_start,
      ipEnd: row.ip_end,
      instructions: row.instructions,
      creatorName: row.creator_name,
      createTime: row.create_time,
      updaterName: row.updater_name,
      updateTime: row.update_time,
      reference: row.reference_count,
    }),
    where({ conditions = [], connection, reference }) {
      const eb = expressionBuilder<Tables, 'network_segment'>();
      const each = conditions.map(({ field, operator, value: [first = '', ...others] }) =>
        operator === 'contains'
          ? sql<boolean>`instr(lower(${eb.ref(columns[field])}), lower(${first})) > 0`
          : eb(columns[field], 'in', [first, ...others]),
      );
      const fits = connection === 'or' && each.length > 0 ? eb.or(each) : eb.and(each);
      if (reference === 'all') return fits;
      return eb.and([fits, eb('reference_count', reference === 'referenced' ? '>' : '=', 0)]);
    },
    order: [['create_time', 'desc']],
  },
  remove: { endpoint: deleteSegments, ids: ({ ids }) => ids },
  log: {
    remove: (rows) =>
      rows.map(({ id, segment_name }) => ({
        kind: 'segmentRemoved',
        targetId: id,
        targetName: segment_name,
      })),
  },
});

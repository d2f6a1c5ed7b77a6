import { integer, ofPlatform, type RowsOf } from '../../kernel/database/table.ts';

export const frameTables = {
  permission_cache: ofPlatform({
    columns: { id: integer, refreshing_until: integer },
    key: ['id'],
    seed: async () => () => [{ id: 1, refreshing_until: 0 }],
  }),
};

declare module '../../kernel/database/tables.ts' {
  interface Tables extends RowsOf<typeof frameTables> {}
}

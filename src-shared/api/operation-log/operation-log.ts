/**
 * The operation log over the streamed page query (spec 1§7.4 "Stream pageQuery … takes streamFilter", 3§2.5, 3§3.8;
 * S-14). Rows arrive one by one; the closing line has the total. See `rows.ts`.
 */
import * as z from 'zod';
import { jsonString, optionalWireId, wireText } from '../codecs.ts';
import { get } from '../endpoint.ts';
import { pageRequest } from '../page.ts';

/** Functions of the back office with a log: the tenant page, and the editor of back-office menus. */
export const logFunctions = ['ainfo', 'backstage'] as const;

/** Days are YYYY-MM-DD; both ends are included. Texts match by substring. */
export const streamFilter = z.strictObject({
  /** Source module: `basicserver`, or `appmgmt` for application management (3§2.5, 3§3.8). */
  module: z.enum(['basicserver', 'appmgmt']),
  /** `ainfo` is the tenant page's (1§2.3). */
  functionName: z.enum(logFunctions).optional(),
  /** Group plus department id, e.g. `backstage_1001` (3§2.5). */
  groupId: z.string().optional(),
  /** Only operations on this object (3§2.5). */
  targetId: z.string().optional(),
  operatorIds: z.array(z.string()).optional(),
  beginDate: z.string().optional(),
  endDate: z.string().optional(),
  operateType: z.string().optional(),
  targetName: z.string().optional(),
  operateDesc: z.string().optional(),
  ...pageRequest,
});
export type StreamFilter = z.output<typeof streamFilter>;

/** Rows in a page (3§9). */
export const logPageSize = 10;

export const logRow = z.object({
  // The documents' rows have no id (3§3.8); '' then, which never identifies a row.
  id: optionalWireId,
  /** YYYY-MM-DD hh:mm:ss in the server's time zone. */
  createdate: wireText,
  operatorname: wireText,
  operatetypename: wireText,
  targetname: wireText,
  operatedesc: wireText,
  clientip: wireText,
  targetId: optionalWireId,
  /** Module of the operation; `basicserver` is shown as "overall basics" (3§2.5). */
  modulename: wireText,
  /** The changed object, where the server tells it. */
  change: z
    .object({
      /** Kind of the changed record, such as `backMenu`. */
      record: z.string(),
      /** The department of a record that has one. */
      deptId: optionalWireId,
      /** The user to whom alone the record belongs, such as the order of a launcher; '' for everybody's. */
      userId: optionalWireId,
      /** Further facts that identify the record, such as the names of records in a new order. */
      at: z.record(z.string(), z.unknown()).optional(),
      /** Under the names of the call that writes them; never a secret. */
      fields: z.array(z.object({ name: z.string(), from: z.unknown(), to: z.unknown() })),
    })
    .optional(),
});
export type LogRow = z.output<typeof logRow>;

/** One page of the operation log, streamed row by row. */
export const pageQueryOperationLog = get(
  'operationLog.pageQuery',
  '/api/basicserver/operationlog/pageQuery',
  {
    chosen: '1§7.4; 1§2.9; 3§3.8; S-6, S-14',
    envelope: 'rows',
    request: { streamFilter: jsonString(streamFilter) },
    response: logRow,
    example: { streamFilter: { module: 'basicserver', pageNo: 1, pageSize: 10 } },
  },
);

/** The operation log: the streamed page query (1§7.4, 1§2.3, 3§2.5, 3§3.8; S-14). */
import { get } from '../call.ts';
import { day, jsonText, listOf, oneOf, record, recordId, text, wholeNumber } from '../value-checks.ts';

const rows = [
  {
    createdate: '2026-05-04 09:30:00',
    operatorname: '薛明棠',
    operatetypename: '修改',
    targetname: '租户信息',
    operatedesc: '联系人：由「林」改为「薛」',
    clientip: '10.8.0.4',
    targetId: 'TS7700123',
  },
  {
    createdate: '2026-05-03 17:02:11',
    operatorname: '薛明棠',
    operatetypename: '提交',
    targetname: '组织认证',
    operatedesc: '提交组织认证',
    clientip: '10.8.0.4',
    targetId: 'TS7700123',
  },
];

export const operationLogCalls = [
  get({
    // Rows LOG-017, 018, 020, 021: one call serves both.
    name: 'stream pageQuery',
    path: '/api/basicserver/operationlog/pageQuery',
    fields: {
      required: {
        streamFilter: jsonText(
          record({
            // 3§3.8 names these; the module is basicserver for the tenant's and the menus' log (3§2.5).
            required: { module: oneOf('basicserver', 'appmgmt'), pageNo: wholeNumber, pageSize: wholeNumber },
            optional: {
              operatorIds: listOf(recordId),
              beginDate: day,
              endDate: day,
              // Not named on the wire: the dialog's filters and groups (3§2.5), the function `ainfo` (1§2.3).
              functionName: oneOf('ainfo', 'backstage'),
              groupId: recordId,
              targetId: recordId,
              operateType: text,
              targetName: text,
              operateDesc: text,
            },
          }),
        ),
      },
    },
    answers: 'rows',
    data: rows,
    source: '1§7.4; 3§3.8; S-14',
    chosen: 'path and method: S-6; the stream: S-14',
  }),
];

/** The login log: the streamed page query (1§2.9; S-14). */
import { get } from '../call.ts';
import { jsonText, listOf, oneOf, record, recordId, text, wholeNumber } from '../value-checks.ts';

const instant = (value: unknown) =>
  typeof value === 'string' && /^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/.test(value) ? null : 'is no instant';

const row = {
  userId: 'U5501',
  username: '薛明棠',
  loginAccount: 'xuemt',
  operateType: 'login',
  loginSource: 'password',
  loginTime: '2026-05-04 09:30:00',
  ip: '10.8.0.4',
  failureReason: '',
  clientType: 'pc',
  loginTerminal: 'Chrome 142',
  hardwareId: '',
  language: 'zh_CN',
  osVersion: 'Windows 11',
  deviceModel: 'PC',
};

export const loginLogCalls = [
  get({
    name: 'login log page query',
    path: '/api/basicserver/loginlog/pageQuery',
    fields: {
      required: {
        streamFilter: jsonText(
          record({
            required: { pageNo: wholeNumber, pageSize: wholeNumber },
            optional: {
              operateType: oneOf('login', 'logout', 'offline'),
              keywords: text,
              userIds: listOf(recordId),
              exceptUserIds: listOf(recordId),
              deptIds: listOf(recordId),
              ip: text,
              clientTypes: listOf(text),
              exceptClientTypes: listOf(text),
              result: oneOf('success', 'failure'),
              failureReasons: listOf(text),
              languages: listOf(text),
              device: text,
              beginTime: instant,
              endTime: instant,
              outsideHours: text,
              departmentHours: listOf(record({ required: { deptId: text, hours: text } })),
            },
          }),
        ),
      },
    },
    answers: 'rows',
    // A server of its own words: reasons and sources are shown as they come.
    data: [row, { ...row, failureReason: '密码错误', loginSource: 'LDAP', userId: 5501 }],
    source: '1§2.9; S-14',
    chosen: 'path, method, fields and filter: S-6; the stream: S-14',
  }),
];

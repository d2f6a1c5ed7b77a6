/** The thirteen columns of the login log, in the documents' order (1§2.9; SEC-024 to 036). */
import { type TextTools, translateIfKnown } from '#data/text.ts';
import type { LoginRow } from '#shared/api/login-log/login-log.ts';
import { type Column, timeWidth } from '#widgets/DataGrid/column.ts';
import ink from '#widgets/looks/ink.module.css';
import { serverTimeColumn } from '#widgets/ServerTimes/time-column.ts';
import { StatusDot } from '#widgets/StatusDot.tsx';

/** The label of a code; the code itself where it has none. */
export function codeWord(kind: 'operateType' | 'loginSource' | 'reason' | 'language', code: string): string {
  return /^\w+$/.test(code) ? (translateIfKnown(`loginLog.${kind}.${code}`) ?? code) : code;
}

export function terminalWord(code: string): string {
  return /^[\w-]+$/.test(code) ? (translateIfKnown(`clientTypes.${code}`) ?? code) : code;
}

/** `zone`: of the server's clock. */
export function loginLogColumns({ t, formatTime }: TextTools, zone: string): Column<LoginRow>[] {
  return [
    {
      key: 'username',
      title: t('loginLog.column.username'),
      width: 120,
      text: ({ username }) => username,
      cell: ({ username }) =>
        username === '' ? <span className={ink.faint}>{t('loginLog.nobody')}</span> : username,
    },
    {
      key: 'loginAccount',
      title: t('loginLog.column.loginAccount'),
      width: 126,
      text: (row) => row.loginAccount,
    },
    {
      key: 'operateType',
      title: t('loginLog.column.operateType'),
      width: 136,
      text: ({ operateType }) => codeWord('operateType', operateType),
      cell: ({ operateType, failureReason }) => (
        <StatusDot tone={failureReason !== '' ? 'danger' : operateType === 'login' ? 'success' : 'neutral'}>
          {codeWord('operateType', operateType)}
        </StatusDot>
      ),
    },
    {
      key: 'loginSource',
      title: t('loginLog.column.loginSource'),
      width: 172,
      text: ({ loginSource }) => codeWord('loginSource', loginSource),
    },
    {
      key: 'time',
      title: t('loginLog.column.time'),
      width: timeWidth,
      text: ({ loginTime }) => formatTime(loginTime),
      export: serverTimeColumn(t('loginLog.column.time'), zone, ({ loginTime }) => loginTime, t),
    },
    { key: 'ip', title: t('loginLog.column.ip'), width: 130, mono: true, text: ({ ip }) => ip },
    {
      key: 'failureReason',
      title: t('loginLog.column.failureReason'),
      width: 150,
      text: ({ failureReason }) => codeWord('reason', failureReason),
    },
    {
      key: 'clientType',
      title: t('loginLog.column.clientType'),
      width: 140,
      text: ({ clientType }) => terminalWord(clientType),
    },
    {
      key: 'loginTerminal',
      title: t('loginLog.column.loginTerminal'),
      width: 130,
      text: (row) => row.loginTerminal,
    },
    {
      key: 'hardwareId',
      title: t('loginLog.column.hardwareId'),
      width: 160,
      mono: true,
      text: ({ hardwareId }) => hardwareId,
    },
    {
      key: 'language',
      title: t('loginLog.column.language'),
      width: 130,
      text: ({ language }) => codeWord('language', language),
    },
    {
      key: 'osVersion',
      title: t('loginLog.column.osVersion'),
      width: 120,
      text: ({ osVersion }) => osVersion,
    },
    {
      key: 'deviceModel',
      title: t('loginLog.column.deviceModel'),
      width: 140,
      text: (row) => row.deviceModel,
    },
  ];
}

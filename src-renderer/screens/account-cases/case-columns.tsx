/** The columns of the lists of cases: those that all kinds share, and those of one kind. */
import type { TextTools } from '#data/text.ts';
import type { AccountCase } from '#shared/api/account-cases/account-cases.ts';
import type { CaseKind, CaseState } from '#shared/rules/account-cases/case-rules.ts';
import { isClientScope } from '#shared/rules/common/sign-in/client-types.ts';
import { type DrawnColumn, timeWidth } from '#widgets/DataGrid/column.ts';
import { SearchedText } from '#widgets/List/searched-words.tsx';
import { StatusDot, type StatusTone } from '#widgets/StatusDot.tsx';

type Extra =
  | 'deviceName'
  | 'clientType'
  | 'osVersion'
  | 'clientIp'
  | 'hardwareId'
  | 'lastDay'
  | 'failures'
  | 'unlockTime'
  | 'company'
  | 'contact';

const extras: Readonly<Record<CaseKind, readonly Extra[]>> = {
  adviceconfig: ['deviceName', 'clientType', 'osVersion', 'clientIp', 'hardwareId'],
  unbind_apply: ['deviceName', 'clientType', 'osVersion', 'hardwareId'],
  join_apply: [],
  dimissionApply: ['lastDay'],
  accountLockList: ['failures', 'unlockTime'],
  externalApply: ['company', 'contact'],
};

const tones: Readonly<Record<CaseState, StatusTone>> = {
  bound: 'success',
  unbound: 'neutral',
  pending: 'warning',
  approved: 'success',
  refused: 'danger',
  locked: 'danger',
  unlocked: 'success',
  opened: 'success',
  closed: 'neutral',
};

export function caseColumns(kind: CaseKind, text: TextTools): DrawnColumn<AccountCase>[] {
  const { t, formatTime, formatDay } = text;
  const plain = (key: 'account' | 'department' | 'handlerName' | 'handleReason', title: string) =>
    ({ key, title, text: (row: AccountCase) => row[key] }) as const;
  return [
    {
      key: 'username',
      title: t('accountCases.who'),
      sort: true,
      text: ({ username }) => username,
      cell: ({ username }) => <SearchedText text={username} />,
    },
    {
      key: 'status',
      title: t('accountCases.status'),
      text: ({ status }) => t(`accountCases.states.${status}`),
      cell: ({ status }) => <StatusDot tone={tones[status]}>{t(`accountCases.states.${status}`)}</StatusDot>,
    },
    { ...plain('account', t('accountCases.account')), hidden: kind !== 'accountLockList' },
    // The account identifies a locked person, and the two times take much room.
    {
      ...plain('department', t('accountCases.department')),
      hidden: kind === 'accountLockList',
      // In a narrow table the company of an external person is more useful.
      filler: kind === 'externalApply',
    },
    ...extras[kind].map((key) => ({
      key,
      title: t(`accountCases.${key}`),
      text: (row: AccountCase) => extraText(key, row, text),
      ...(key === 'hardwareId' ? { hidden: true, mono: true } : {}),
      ...(key === 'osVersion' ? { hidden: true } : {}),
      ...(key === 'clientIp' ? { mono: true, filler: true } : {}),
      // In a narrow table the device's name already implies its terminal.
      ...(key === 'clientType' && kind === 'unbind_apply' ? { filler: true } : {}),
      // In a narrow table the company already says whom to ask.
      ...(key === 'contact' ? { filler: true } : {}),
      ...(key === 'failures' ? ({ align: 'end' } as const) : {}),
    })),
    ...(kind === 'adviceconfig'
      ? []
      : [
          {
            key: 'note',
            title: t(`accountCases.note.${kind === 'accountLockList' ? 'why' : 'said'}`),
            text: ({ note }: AccountCase) => note,
            filler: true,
          },
        ]),
    {
      key: 'createTime',
      title: t(`accountCases.created.${createdWord(kind)}`),
      sort: true,
      text: ({ createTime }) => formatTime(createTime),
      cell: ({ createTime }) => (
        <time dateTime={createTime} title={formatTime(createTime)}>
          {formatDay(createTime.slice(0, 10))}
        </time>
      ),
      export: ({ createTime }) => createTime,
    },
    { ...plain('handlerName', t('accountCases.handler')), hidden: true },
    {
      key: 'handleTime',
      title: t('accountCases.handled'),
      hidden: true,
      width: timeWidth,
      text: ({ handleTime }) => (handleTime === '' ? '' : formatTime(handleTime)),
      export: ({ handleTime }) => handleTime,
    },
    { ...plain('handleReason', t('accountCases.said')), hidden: true },
  ];
}

function createdWord(kind: CaseKind) {
  if (kind === 'adviceconfig') return 'device';
  return kind === 'accountLockList' ? 'locked' : 'applied';
}

function extraText(key: Extra, row: AccountCase, { t, formatTime, formatDay }: TextTools): string {
  const value = row[key];
  if (value === '') return '';
  // The time of unlocking matters only while the account is still locked.
  if (key === 'unlockTime') return row.status === 'locked' ? formatTime(value) : '';
  if (key === 'lastDay') return formatDay(value);
  // The server's own word stands for a terminal that this version does not know.
  if (key === 'clientType') return isClientScope(value) ? t(`clientTypes.${value}`) : value;
  return value;
}

/** The columns of the list of findings, on the screen and in its file. */
import { Link } from 'react-router-dom';
import type { TextTools } from '#data/text.ts';
import { type FindingMark, stateOfFinding } from '#shared/rules/login-log/finding-mark.ts';
import { type Column, timeWidth } from '#widgets/DataGrid/column.ts';
import { serverTimeColumn } from '#widgets/ServerTimes/time-column.ts';
import { StatusDot, type StatusTone } from '#widgets/StatusDot.tsx';
import { personPath, withLogFilters } from '../log-links.ts';
import type { LogFinding, FindingKind } from './finding.ts';
import { findingSubject, logFindingText } from './finding-words.ts';

const kindTones: Readonly<Record<FindingKind, StatusTone>> = {
  breakIn: 'danger',
  farApart: 'danger',
  manyDevices: 'warning',
  cameBack: 'warning',
  firstTime: 'warning',
  failuresOfPerson: 'info',
  failuresFromAddress: 'info',
  failuresFromNetwork: 'info',
};
const stateTones = { open: 'warning', harmless: 'success', reported: 'danger' } as const;

/** A finding with the officer's mark on it. */
export interface MarkedFinding extends LogFinding {
  readonly mark: FindingMark | undefined;
}

export const stateOf = ({ mark, end }: MarkedFinding) => stateOfFinding(mark, end);

/** A file goes by the server's clock, whatever clock the page shows. */
interface FindingFile {
  readonly text: TextTools;
  /** Zone of the server's clock; '' where it is not known. */
  readonly zone: string;
}

export function findingColumns(text: TextTools, file: FindingFile): Column<MarkedFinding>[] {
  const { t, formatTime } = text;
  return [
    {
      key: 'kind',
      title: t('loginLog.findings.kind'),
      width: 200,
      minWidth: 152,
      sort: true,
      text: ({ kind }) => t(`loginLog.findings.kinds.${kind}`),
      cell: ({ kind }) => (
        <StatusDot tone={kindTones[kind]}>{t(`loginLog.findings.kinds.${kind}`)}</StatusDot>
      ),
    },
    {
      key: 'what',
      title: t('loginLog.findings.what'),
      share: 5,
      minWidth: 236,
      wraps: true,
      text: (finding) => logFindingText(finding, text),
      export: (finding) => logFindingText(finding, file.text),
      cell: (finding) => (
        <Link to={{ pathname: '/loginlog', search: withLogFilters('', finding.rows) }}>
          {logFindingText(finding, text)}
        </Link>
      ),
    },
    // The sentence names the subject and the time; both sort the list once they are shown.
    {
      key: 'who',
      title: t('loginLog.findings.who'),
      width: 140,
      sort: true,
      hidden: true,
      text: findingSubject,
      cell: (finding) =>
        finding.userId === '' ? (
          findingSubject(finding)
        ) : (
          <Link to={personPath(finding.userId)}>{findingSubject(finding)}</Link>
        ),
    },
    {
      key: 'end',
      title: t('loginLog.findings.newest'),
      width: timeWidth,
      hidden: true,
      sort: ({ end }) => end,
      text: ({ end }) => formatTime(end),
      export: serverTimeColumn(t('loginLog.findings.newest'), file.zone, ({ end }) => end, t),
    },
    {
      key: 'state',
      title: t('loginLog.findings.state'),
      width: 110,
      sort: true,
      text: (finding) => t(`loginLog.findings.states.${stateOf(finding)}`),
      cell: (finding) => {
        const state = stateOf(finding);
        return <StatusDot tone={stateTones[state]}>{t(`loginLog.findings.states.${state}`)}</StatusDot>;
      },
    },
    {
      key: 'note',
      title: t('loginLog.findings.note'),
      filler: true,
      minWidth: 96,
      text: ({ mark }) => mark?.note ?? '',
    },
    {
      key: 'author',
      title: t('loginLog.findings.author'),
      hidden: true,
      text: ({ mark }) => mark?.author ?? '',
    },
    { key: 'begin', title: t('loginLog.findings.oldest'), only: 'file', export: ({ begin }) => begin },
    {
      key: 'addresses',
      title: t('loginLog.column.ip'),
      only: 'file',
      export: ({ addresses }) => addresses.join(' '),
    },
    {
      key: 'account',
      title: t('loginLog.column.loginAccount'),
      only: 'file',
      export: ({ account }) => account,
    },
    { key: 'userId', title: t('loginLog.findings.personId'), only: 'file', export: ({ userId }) => userId },
  ];
}

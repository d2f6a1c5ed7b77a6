/** The columns of the list of use beside licences, on the screen and in files. */
import { Link } from 'react-router-dom';
import type { TextTools } from '#data/text.ts';
import { daysOfUse } from '#shared/api/applications/use.ts';
import type { Cell } from '#shared/kit/export/csv.ts';
import type { LicenceRatio } from '#shared/rules/licence-info/licence-ratio.ts';
import { ratioText } from '#widgets/AppEditor/ratio-text.ts';
import { Badge } from '#widgets/Badge.tsx';
import type { Column } from '#widgets/DataGrid/column.ts';
import layout from '#widgets/looks/layout.module.css';
import { ShownName } from '#widgets/Names/ShownName.tsx';
import { StatusDot } from '#widgets/StatusDot.tsx';
import { stateKey } from '../AppManage/app-words.ts';
import { fillOf, type UsageRow } from './usage-rows.ts';

interface UsageColumnsContext {
  /** False where the server does not tell the use. */
  readonly isUseTold: boolean;
  /** The address of an application's editor. */
  readonly editorOf: (id: string) => string;
}

export function usageColumns(
  text: TextTools,
  { isUseTold, editorOf }: UsageColumnsContext,
): readonly Column<UsageRow>[] {
  const { t, formatNumber, formatDay } = text;
  const countOf = (row: UsageRow, name: 'audience' | 'users') => row.use?.[name] ?? null;
  const ofUse = (name: 'audience' | 'users' | 'lastUse') => {
    const title = t(`appUsage.column.${name}`, { days: daysOfUse });
    return isUseTold ? title : t('appUsage.column.untold', { title });
  };
  const count = (name: 'audience' | 'users'): Column<UsageRow> => ({
    key: name,
    title: ofUse(name),
    width: 130,
    align: 'end',
    sort: (row) => countOf(row, name),
    text: (row) => {
      const value = countOf(row, name);
      return value === null ? '' : formatNumber(value);
    },
    export: (row) => countOf(row, name) ?? '',
  });
  return [
    {
      key: 'name',
      title: t('appUsage.column.name'),
      text: ({ name }) => name,
      sort: true,
      wraps: true,
      cell: ({ app, name }) =>
        app ? (
          <Link to={editorOf(app.id)}>
            <ShownName name={name} stored={app.menuName} />
          </Link>
        ) : (
          name
        ),
    },
    {
      key: 'state',
      title: t('applications.enable.status'),
      width: 120,
      sort: true,
      text: ({ app }) => (app ? t(stateKey(app)) : ''),
      cell: ({ app }) =>
        app && <StatusDot tone={app.menuStatus ? 'success' : 'neutral'}>{t(stateKey(app))}</StatusDot>,
    },
    count('audience'),
    {
      key: 'seats',
      title: t('appUsage.column.seats'),
      minWidth: 240,
      sort: fillOf,
      text: ({ ratios }) => ratios.map((ratio) => ratioText(ratio, text)).join(' · '),
      cell: ({ ratios }) => <Seats ratios={ratios} text={text} />,
      export: (['pc', 'app'] as const).flatMap((terminal) =>
        (['used', 'total'] as const).map((of) => ({
          title: t(`licenceInfo.screen.apps.exported.${of}`, {
            terminal: t(`licenceInfo.terminal.${terminal}`),
          }),
          value: ({ ratios }: UsageRow): Cell => {
            const ratio = ratios.find((one) => one.terminal === terminal);
            if (!ratio) return '';
            return of === 'used'
              ? ratio.used
              : ratio.max === 'unlimited'
                ? t('licenceInfo.unlimited')
                : ratio.max;
          },
        })),
      ),
    },
    count('users'),
    {
      key: 'lastUse',
      title: ofUse('lastUse'),
      width: 150,
      sort: ({ use }) => use?.lastUse ?? null,
      text: ({ use }) => (use ? (use.lastUse === '' ? t('appUsage.never') : formatDay(use.lastUse)) : ''),
      export: ({ use }) => use?.lastUse ?? '',
    },
    {
      key: 'cost',
      title: t('appUsage.column.cost'),
      width: 130,
      sort: true,
      text: ({ cost }) => (cost ? t(`appUsage.cost.${cost}`) : ''),
    },
  ];
}

function Seats({ ratios, text }: { readonly ratios: readonly LicenceRatio[]; readonly text: TextTools }) {
  return (
    <span className={layout.inline}>
      {ratios.map((ratio) => (
        <span key={ratio.terminal} className={`${layout.inline} ${layout.line}`}>
          {ratioText(ratio, text)}
          {ratio.standing && (
            <Badge tone={ratio.standing === 'over' ? 'danger' : 'warning'}>
              {text.t(`appUsage.standing.${ratio.standing}`)}
            </Badge>
          )}
        </span>
      ))}
    </span>
  );
}

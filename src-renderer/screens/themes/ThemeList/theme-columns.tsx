/** The columns of a list of themes: colours and name, status, appointment, and the terminal's own. */
import type { TextTools } from '#data/text.ts';
import { fromWire } from '#shared/rules/common/shares/wire-shares.ts';
import type { AnyTheme } from '#shared/rules/themes/families.ts';
import type { Terminal } from '#shared/rules/themes/terminals.ts';
import type { ThemeScope } from '#shared/rules/themes/theme-locator.ts';
import { Badge } from '#widgets/Badge.tsx';
import { type Column, type DrawnColumn, timeWidth } from '#widgets/DataGrid/column.ts';
import { SearchedText } from '#widgets/List/searched-words.tsx';
import ink from '#widgets/looks/ink.module.css';
import layout from '#widgets/looks/layout.module.css';
import { ShownName } from '#widgets/Names/ShownName.tsx';
import { StatusDot } from '#widgets/StatusDot.tsx';
import { rowLook } from '../row-look.ts';
import { themeNameFor } from '#shared/rules/themes/theme-name.ts';
import { AppointedCell } from './AppointedCell.tsx';
import { ThemeCard } from './ThemeCard.tsx';
import { swatchText, ThemeSwatch } from './ThemeSwatch.tsx';
import { appointmentText, rangeText, targetsText } from './theme-words.ts';

export function themeColumns(
  { terminal, deptId }: Pick<ThemeScope, 'terminal' | 'deptId'>,
  text: TextTools,
): readonly Column<AnyTheme>[] {
  const { t } = text;
  return [
    {
      key: 'topicName',
      title: t('themes.column.name'),
      text: ({ topicName }) => topicName,
      cell: (theme) => <ThemeName terminal={terminal} theme={theme} text={text} />,
    },
    {
      key: 'topicStatus',
      title: t('themes.column.status'),
      text: ({ topicStatus }) => t(topicStatus ? 'themes.status.enabled' : 'themes.status.disabled'),
      cell: ({ topicStatus }) => (
        <StatusDot tone={topicStatus ? 'success' : 'neutral'}>
          {t(topicStatus ? 'themes.status.enabled' : 'themes.status.disabled')}
        </StatusDot>
      ),
    },
    {
      key: 'topicAppoint',
      title: t('themes.column.appointment'),
      text: (theme) =>
        theme.topicAppoint === 'none'
          ? appointmentText(theme, text)
          : [appointmentText(theme, text), targetsText(fromWire(theme.appointRange), text)].join(
              t('common.form.separator'),
            ),
      cell: (theme) => <AppointedCell theme={theme} deptId={deptId} />,
    },
    ...ownColumns(terminal, text),
    {
      key: 'useRange',
      title: t('themes.column.range'),
      hidden: true,
      text: (theme) => rangeText(theme, text),
    },
    {
      key: 'updateTime',
      title: t('list.updated'),
      hidden: true,
      width: timeWidth,
      text: ({ updateTime }) => (updateTime ? text.formatTime(updateTime) : ''),
    },
    {
      key: 'updaterName',
      title: t('list.updater'),
      hidden: true,
      text: ({ updaterName }) => updaterName ?? '',
    },
  ];
}

/** Layouts exist for the web and the desktop client, types for special themes. */
function ownColumns(terminal: Terminal, { t }: TextTools): readonly DrawnColumn<AnyTheme>[] {
  if (terminal === 'special') {
    return [
      {
        key: 'createWay',
        title: t('themes.column.way'),
        text: (theme) => ('createWay' in theme ? t(`themes.way.${theme.createWay}`) : ''),
      },
    ];
  }
  if (terminal === 'h5') return [];
  return [
    {
      key: 'topicLayout',
      title: t('themes.column.layout'),
      filler: true,
      text: (theme) => ('topicLayout' in theme ? t(`themes.layout.${theme.topicLayout}`) : ''),
    },
  ];
}

interface ThemeNameProps {
  readonly terminal: Terminal;
  readonly theme: AnyTheme;
  readonly text: TextTools;
}

function ThemeName({ terminal, theme, text }: ThemeNameProps) {
  const { t } = text;
  const { topicName: stored } = theme;
  const name = themeNameFor(theme, text);
  return (
    <span className={layout.line}>
      <ThemeCard
        terminal={terminal}
        values={rowLook(theme)}
        label={swatchText(theme, t) || t('themePackages.preview', { name: theme.topicName })}
        until={<ThemeSwatch theme={theme} />}
      />
      <span className={ink.cut}>
        <ShownName name={name} stored={stored} draw={(one) => <SearchedText text={one} />} />
      </span>
      {theme.topicType === 'teamsDefault' && <Badge tone="accent">{t('themes.isDefault')}</Badge>}
      {theme.topicSource === 'external' && <Badge>{t('themes.external.badge')}</Badge>}
    </span>
  );
}

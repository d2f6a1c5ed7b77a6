/** The themes of a terminal that nobody has, with the reason, which are deleted together as one set. */
import { callRead } from '#data/read.ts';
import { useText } from '#data/text.ts';
import { presenceAt } from '#shared/rules/records/themes/theme-presence.ts';
import type { ThemeScope } from '#shared/rules/themes/theme-locator.ts';
import { useServerToday } from '#state/server-day.ts';
import type { ClaimedTheme } from '#state/theme-claims.ts';
import { byWords } from '#widgets/List/filters.ts';
import { useList } from '#widgets/List/use-list.ts';
import ink from '#widgets/looks/ink.module.css';
import type { ThemeSetPart } from '../collect-themes.ts';
import { useSpread } from '../Spread/use-spread.ts';
import { ThemeSetDialog } from '../ThemeSetDialog.tsx';
import { locatorOfClaim } from '../WhoSees/ThemeLink.tsx';
import { themeName } from '../WhoSees/theme-name.ts';
import { type UnseenTheme, unseenThemes } from './unseen-themes.ts';

interface UnseenDialogProps {
  readonly scope: ThemeScope;
  readonly onClose: () => void;
}

type Row = UnseenTheme<ClaimedTheme>;

export function UnseenDialog({ scope, onClose }: UnseenDialogProps) {
  const text = useText();
  const { t } = text;
  const { terminal, deptId } = scope;
  const read = useSpread(scope, (themes) => themes);
  const today = useServerToday();
  const found =
    read.data &&
    unseenThemes(read.data.themes, { ...read.data, today }).filter(({ theme }) => theme.deptId === deptId);
  const nameOf = ({ theme }: Row) => themeName(theme, terminal, text);
  const list = useList<Row, 'q'>({
    name: 'themes.unseen',
    addressPrefix: null,
    select: true,
    source: { ...read, data: found && [...found] },
    filters: { q: { kind: 'search', label: t('themes.search'), narrow: byWords(nameOf) } },
    columns: [
      { key: 'name', title: t('themes.column.name'), width: 280, text: nameOf },
      { key: 'why', title: t('themesWho.why'), text: ({ why }) => t(`themesUnseen.because.${why}`) },
    ],
    rowKey: ({ theme }) => theme.id,
  });
  const chosen = list.selection?.inMemory ?? [];
  const deletions = async () => {
    const kind = presenceAt(terminal);
    const parts: ThemeSetPart[] = [];
    for (const { theme } of chosen) {
      const locator = locatorOfClaim(theme, terminal);
      const { there } = await kind.read(callRead, locator, ['there']);
      // Somebody else may have deleted the theme meanwhile.
      if (there.length === 0) continue;
      parts.push({
        kind,
        locator,
        title: 'themeActions.deleted',
        edits: { there: { from: there, to: [] } },
      });
    }
    return parts;
  };
  return (
    <ThemeSetDialog
      title={t('themesUnseen.title')}
      text={t('themesUnseen.text')}
      list={list}
      label={t('themesUnseen.label')}
      empty={{ title: t('themesUnseen.empty'), text: t('themesUnseen.emptyText') }}
      failed={t('themesSpread.failed')}
      listHeight={400}
      action={t('themesUnseen.collect', { count: chosen.length })}
      isEmpty={chosen.length === 0}
      onCollect={deletions}
      onClose={onClose}
    >
      {read.data?.lacksPeople && <p className={ink.help}>{t('themesSpread.lacksPeople')}</p>}
      {read.data?.unknownTargets && <p className={ink.help}>{t('themesWho.groups')}</p>}
      <p className={ink.help}>{t('themesUnseen.switched')}</p>
      <p className={ink.help}>{t('themesUnseen.pictures')}</p>
    </ThemeSetDialog>
  );
}

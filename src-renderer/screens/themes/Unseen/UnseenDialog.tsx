/** The themes of a terminal that nobody has, with the reason, which are deleted together as one set. */
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { localDay } from '#data/local-day.ts';
import { callRead } from '#data/read.ts';
import { useText } from '#data/text.ts';
import { presenceAt } from '#shared/rules/records/themes/theme-presence.ts';
import { hasStyles, type ThemeScope } from '#shared/rules/themes/theme-locator.ts';
import type { ClaimedTheme } from '#state/theme-claims.ts';
import { Button } from '#widgets/Button.tsx';
import { Dialog } from '#widgets/Dialog.tsx';
import { byWords } from '#widgets/List/filters.ts';
import { ListScreen } from '#widgets/List/ListScreen.tsx';
import { useList } from '#widgets/List/use-list.ts';
import ink from '#widgets/looks/ink.module.css';
import { notifyFailure } from '#widgets/notify.tsx';
import { collectThemes, trayPath } from '../collect-themes.ts';
import { useSpread } from '../Spread/use-spread.ts';
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
  const navigate = useNavigate();
  const [isBusy, setBusy] = useState(false);
  const read = useSpread(scope, (themes) => themes);
  const today = localDay(Date.now());
  const found =
    read.data &&
    unseenThemes(read.data.themes, { ...read.data, today }).filter(({ theme }) => theme.deptId === deptId);
  const nameOf = ({ theme }: Row) =>
    hasStyles(terminal) ? themeName(theme, terminal, text) : theme.whole.topicName;
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
  const collect = async () => {
    setBusy(true);
    try {
      const kind = presenceAt(terminal);
      const parts = [];
      for (const { theme } of chosen) {
        const locator = locatorOfClaim(theme, terminal);
        const { there } = await kind.read(callRead, locator, ['there']);
        // Somebody else may have deleted it meanwhile.
        if (there.length > 0)
          parts.push({
            kind,
            locator,
            title: 'themeActions.deleted' as const,
            edits: { there: { from: there, to: [] } },
          });
      }
      await collectThemes(parts);
      onClose();
      void navigate(trayPath);
    } catch (error) {
      notifyFailure(error);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Dialog
      open
      width={1000}
      title={t('themesUnseen.title')}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('common.cancel')}</Button>
          <Button look="primary" busy={isBusy} disabled={chosen.length === 0} onClick={() => void collect()}>
            {t('themesUnseen.collect', { count: chosen.length })}
          </Button>
        </>
      }
    >
      <p className={ink.text}>{t('themesUnseen.text')}</p>
      <ListScreen
        list={list}
        label={t('themesUnseen.label')}
        empty={{ title: t('themesUnseen.empty'), text: t('themesUnseen.emptyText') }}
        failed={t('themesSpread.failed')}
        file={false}
        pageSearch={false}
        height={{ most: 400 }}
        bulk={() => null}
      />
      {read.data?.unknownTargets && <p className={ink.help}>{t('themesWho.groups')}</p>}
      <p className={ink.help}>{t('themesUnseen.switched')}</p>
      <p className={ink.help}>{t('themesUnseen.pictures')}</p>
    </Dialog>
  );
}

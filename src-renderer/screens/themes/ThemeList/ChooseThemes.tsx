/** A list in a dialog for selecting themes, with the button for the selection. */
import { useText } from '#data/text.ts';
import type { AnyTheme } from '#shared/rules/themes/families.ts';
import type { ThemeScope } from '#shared/rules/themes/theme-locator.ts';
import { Button } from '#widgets/Button.tsx';
import { ListScreen } from '#widgets/List/ListScreen.tsx';
import { notifyFailure } from '#widgets/notify.tsx';
import { useThemeList } from './theme-list.tsx';

interface ChooseThemesProps {
  readonly scope: ThemeScope;
  readonly action: (count: number) => string;
  readonly busy?: boolean;
  /** Greatest height in pixels. */
  readonly most: number;
  readonly onChosen: (themes: readonly AnyTheme[]) => unknown;
}

export function ChooseThemes({ scope, action, busy = false, most, onChosen }: ChooseThemesProps) {
  const { t } = useText();
  const list = useThemeList(scope, { choose: true });
  return (
    <ListScreen
      list={list}
      label={t('themes.title')}
      empty={{ title: t('themes.emptyTitle'), text: t('themes.noneToChoose') }}
      failed={t('themes.failed')}
      file={false}
      pageSearch={false}
      height={{ most }}
      bulk={(chosen) => (
        <Button
          size="small"
          busy={busy}
          onClick={() => void chosen.chosen().then(onChosen).catch(notifyFailure)}
        >
          {action(chosen.count)}
        </Button>
      )}
    />
  );
}

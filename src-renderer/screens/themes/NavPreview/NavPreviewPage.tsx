/** `/info_other/nav/preview` (spec 1§2.1 "navigation menu preview"): the navigation in a style's default theme. */
import { Link } from 'react-router-dom';
import { useRead } from '#data/read.ts';
import { useText } from '#data/text.ts';
import { mobileThemeById } from '#shared/api/themes/mobile.ts';
import { type AnyTheme, callsAt, isBackTheme, isMobileTheme } from '#shared/rules/themes/families.ts';
import { terminalFacts } from '#shared/rules/themes/terminals.ts';
import { scopeInput } from '#shared/rules/themes/theme-locator.ts';
import { useAddress } from '#state/address.ts';
import { usePreviewMenus } from '#state/preview-menus.ts';
import { Segmented } from '#widgets/controls/Segmented.tsx';
import { EmptyState } from '#widgets/EmptyState.tsx';
import layout from '#widgets/looks/layout.module.css';
import { ShownName } from '#widgets/Names/ShownName.tsx';
import { ReadPart } from '#widgets/ReadPart.tsx';
import { SkeletonRows } from '#widgets/Skeleton.tsx';
import { ThemePreview } from '#widgets/ThemePreview/ThemePreview.tsx';
import { InterfaceHead } from '../InterfaceHead.tsx';
import { styleNamed } from '../tabs.ts';
import { editAddress, listAddress } from '../theme-addresses.ts';
import { themeNameFor } from '#shared/rules/themes/theme-name.ts';

const previewed = ['pc', 'pcClient', 'h5'] as const;
type Previewed = (typeof previewed)[number];
/** Themes that are searched for the default; without it among them the first theme is shown. */
const looked = 100;

export function NavPreviewPage() {
  const text = useText();
  const { t } = text;
  const address = useAddress();
  const terminal = previewed.find((one) => one === address.get('terminal')) ?? 'pc';
  const style = styleNamed(address.get('style'), terminal);
  const scope = { terminal, deptId: '', external: false };
  const { query } = callsAt(terminal);
  const read = useRead(query, { ...scopeInput(scope), style, currentPage: 1, pageSize: looked });
  const themes = read.data?.datas ?? [];
  const theme = themes.find(({ topicType }) => topicType === 'teamsDefault') ?? themes[0];
  const { styles } = terminalFacts[terminal];
  return (
    <>
      <InterfaceHead title={t('themes.preview.title')} purpose={t('themes.preview.purpose')} />
      <div className={`${layout.row} ${layout.below}`}>
        <Segmented
          label={t('themes.preview.terminal')}
          value={terminal}
          options={previewed.map((value) => ({ value, label: t(`themes.terminal.${value}`) }))}
          onChange={(value) => address.set({ terminal: value === 'pc' ? '' : value, style: '' })}
        />
        <Segmented
          label={t('themes.style.label')}
          value={style}
          options={styles.map((value) => ({ value, label: t(`themes.style.${value}`) }))}
          onChange={(value) => address.set({ style: value === styles[0] ? '' : value })}
        />
        {theme && (
          <Link to={editAddress({ ...scope, id: theme.id, name: theme.topicName, style })}>
            <ShownName name={themeNameFor(theme, text)} stored={theme.topicName} />
          </Link>
        )}
      </div>
      <ReadPart read={read} failed={t('themes.failed')} waiting={<SkeletonRows />}>
        {() =>
          theme ? (
            <Preview key={theme.id} terminal={terminal} theme={theme} />
          ) : (
            <EmptyState
              title={t('themes.emptyTitle')}
              text={t('themes.emptyText')}
              action={<Link to={listAddress(terminal)}>{t(`themes.page.${terminal}`)}</Link>}
            />
          )
        }
      </ReadPart>
    </>
  );
}

function Preview({ terminal, theme }: { readonly terminal: Previewed; readonly theme: AnyTheme }) {
  const { t } = useText();
  const menus = usePreviewMenus();
  const isMobile = isMobileTheme(theme);
  const icons = useRead(mobileThemeById, { topicId: theme.id }, { enabled: isMobile });
  if (isMobile) {
    return (
      <ReadPart read={icons} failed={t('themeActions.themeFailed')} waiting={<SkeletonRows />}>
        {(mobile) => <ThemePreview terminal="h5" values={{ ...theme, icons: mobile.appTopicIcons }} />}
      </ReadPart>
    );
  }
  return (
    isBackTheme(theme) &&
    terminal !== 'h5' && <ThemePreview terminal={terminal} values={theme} menus={menus} />
  );
}

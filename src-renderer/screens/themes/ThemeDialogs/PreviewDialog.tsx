/** A theme of the list as the platform draws it, light and dark, without leaving the list. */
import type { AnyTheme } from '#shared/rules/themes/families.ts';
import type { LookValues } from '#shared/rules/themes/look/look.ts';
import type { Terminal } from '#shared/rules/themes/terminals.ts';
import { usePreviewMenus } from '#state/preview-menus.ts';
import { Dialog } from '#widgets/Dialog.tsx';
import { ThemePreview } from '#widgets/ThemePreview/ThemePreview.tsx';
import { AboutTheme, type AboutThemeProps } from './AboutTheme.tsx';

export function PreviewDialog(props: AboutThemeProps) {
  const menus = usePreviewMenus();
  return (
    <AboutTheme {...props} words="themePackages.preview">
      {(theme, { terminal }, title) => (
        <Dialog open width={1200} title={title} onClose={props.onClose}>
          <ThemePreview
            {...{ terminal, menus }}
            values={drawn(theme)}
            appearance={terminal === 'h5' ? 'both' : 'light'}
            label={title}
          />
        </Dialog>
      )}
    </AboutTheme>
  );
}

/** A row of a list has the fields of its terminal's look; of a mobile theme not the icons, which are the usual ones then. */
function drawn(theme: AnyTheme): LookValues[Terminal] {
  return ('topBgColor' in theme ? { ...theme, icons: [] } : theme) as LookValues[Terminal];
}

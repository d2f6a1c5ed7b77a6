/** A preview of a theme in the list, light and dark, as the platform draws it. */

import { usePreviewMenus } from '#state/preview-menus.ts';
import { Dialog } from '#widgets/Dialog.tsx';
import { ThemePreview } from '#widgets/ThemePreview/ThemePreview.tsx';
import { rowLook } from '../row-look.ts';
import { AboutTheme, type AboutThemeProps } from './AboutTheme.tsx';

export function PreviewDialog(props: AboutThemeProps) {
  const menus = usePreviewMenus();
  return (
    <AboutTheme {...props} words="themePackages.preview">
      {(theme, { terminal }, title) => (
        <Dialog open width={1200} title={title} onClose={props.onClose}>
          <ThemePreview
            terminal={terminal}
            menus={menus}
            values={rowLook(theme)}
            appearance={terminal === 'h5' ? 'both' : 'light'}
            label={title}
          />
        </Dialog>
      )}
    </AboutTheme>
  );
}

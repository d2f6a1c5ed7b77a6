/** The platform's frame in a plain look, with another person's navigation and launcher. */
import { useText } from '#data/text.ts';
import type { NavMode } from '#shared/rules/launcher/configs.ts';
import { newMobileTheme } from '#shared/rules/themes/defaults.ts';
import type { PreviewMenu } from '#state/preview-menus.ts';
import type { PreviewBoard } from '../ThemePreview/frame/frame-props.ts';
import { ThemePreview } from '../ThemePreview/ThemePreview.tsx';
import { plainBackTheme } from './plain-theme.ts';
import type { ViewTerminal } from './view-picks.ts';

interface FrameAsProps {
  readonly terminal: ViewTerminal;
  readonly mode: NavMode;
  readonly label: string;
  readonly menus: readonly PreviewMenu[];
  readonly board: PreviewBoard;
}

const anywhere = { deptId: '' };

export function FrameAs({ terminal, mode, label, menus, board }: FrameAsProps) {
  const { t } = useText();
  const shown = { label, menus, board, pictures: null };
  if (terminal === 'h5') {
    const values = newMobileTheme('light', anywhere, (key) => t(`themeFields.icons.${key}`));
    return <ThemePreview {...shown} terminal="h5" values={values} />;
  }
  const values = plainBackTheme(terminal, mode);
  return <ThemePreview {...shown} terminal={terminal} values={values} />;
}

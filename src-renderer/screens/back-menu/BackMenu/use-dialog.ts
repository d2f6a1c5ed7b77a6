/** The open dialog, from the address below the page: `/backMenuSetting/menu/org`. */
import { useLocation, useNavigate } from 'react-router-dom';
import { type DialogRoute, useDialogRoute } from '#state/dialog-route.ts';

const names = ['new-menu', 'new-group', 'menu', 'group', 'delete-group', 'lang'] as const;

export interface MenuDialog extends DialogRoute<(typeof names)[number]> {
  /** Goes back in history; a dialog that was opened by its address leads to the page. */
  readonly back: () => void;
}

export function useDialog(): MenuDialog {
  const { key } = useLocation();
  const navigate = useNavigate();
  const route = useDialogRoute('/backMenuSetting', names);
  return {
    ...route,
    back: () => {
      if (key === 'default') route.close();
      else void navigate(-1);
    },
  };
}

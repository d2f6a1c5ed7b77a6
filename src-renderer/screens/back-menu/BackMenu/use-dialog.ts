/** The open dialog, from the address below the page: `/backMenuSetting/menu/org`. */
import { type DialogRoute, useDialogRoute } from '#state/dialog-route.ts';

const names = ['new-menu', 'new-group', 'menu', 'group', 'delete-group', 'lang'] as const;

export type MenuDialog = DialogRoute<(typeof names)[number]>;

export const useMenuDialog = (): MenuDialog => useDialogRoute('/backMenuSetting', names);

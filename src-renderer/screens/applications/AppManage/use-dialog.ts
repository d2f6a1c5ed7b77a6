/** The dialogs of application management; the address names the open one. */
import { type DialogRoute, useDialogRoute } from '#state/dialog-route.ts';

const names = [
  'new-group',
  'group',
  'move',
  'edit',
  'names',
  'sync',
  'rollout',
  'history',
  'enable-in',
  'disable-in',
] as const;

export type AppDialog = DialogRoute<(typeof names)[number]>;

export const useAppDialog = (): AppDialog => useDialogRoute('/appManage', names);

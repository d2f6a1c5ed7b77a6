/** The open dialog, from the address below a list's page: `/themes/pc/appoint/TP1`. */
import type { Terminal } from '#shared/rules/themes/terminals.ts';
import { type DialogRoute, useDialogRoute } from '#state/dialog-route.ts';
import { listAddress } from '../theme-addresses.ts';

const names = [
  'preview',
  'appoint',
  'default',
  'enable',
  'disable',
  'before',
  'colours',
  'trial',
  'range',
  'titles',
  'names',
  'style',
  'departments',
  'cloud',
  'system',
  'unseen',
  'families',
  'export',
] as const;

export type ThemeDialog = DialogRoute<(typeof names)[number]>;

export const useThemeDialog = (terminal: Terminal): ThemeDialog =>
  useDialogRoute(listAddress(terminal), names);

/** A neutral theme for showing a person's navigation and launcher, in which all text is readable. */
import type { NavMode } from '#shared/rules/launcher/configs.ts';
import { newBackTheme } from '#shared/rules/themes/defaults.ts';
import { backFieldsOf } from '#shared/rules/themes/look/back-look-table.ts';
import type { ViewTerminal } from './view-picks.ts';

export function plainBackTheme(terminal: Exclude<ViewTerminal, 'h5'>, mode: NavMode) {
  return {
    ...newBackTheme(terminal === 'pc' ? 'pc' : 'app-pc', 'light', { deptId: '' }),
    ...backFieldsOf({
      layout: mode === 'mix' ? 'mixed' : 'horizontal',
      // A new light theme has white text and icons there, and a primary colour with too little contrast on white.
      searchText: '#333333',
      searchHint: '#555555',
      toolIcon: 'dark',
      primary: '#1a63b0',
    }),
  };
}

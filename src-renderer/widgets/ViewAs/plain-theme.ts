/** A neutral theme for showing a person's navigation and launcher, in which all text is readable. */
import type { NavMode } from '#shared/rules/launcher/configs.ts';
import { newBackTheme } from '#shared/rules/themes/defaults.ts';
import type { ViewTerminal } from './view-picks.ts';

export function plainBackTheme(terminal: Exclude<ViewTerminal, 'h5'>, mode: NavMode) {
  return {
    ...newBackTheme(terminal === 'pc' ? 'pc' : 'app-pc', 'light', { deptId: '' }),
    topicLayout: mode === 'mix' ? ('mixed' as const) : ('horizontal' as const),
    // A new light theme has white text and icons there, and a primary colour with too little contrast on white.
    searchFontColor: '#333333',
    searchParFontColor: '#555555',
    toolIcoColor: 'dark' as const,
    primaryColor: '#1a63b0',
  };
}

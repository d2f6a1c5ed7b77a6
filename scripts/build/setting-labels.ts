/**
 * A build plugin for the palette's search: `virtual:steward-setting-labels` is the list of the labels on all pages, made
 * of the pages' own code and the texts. The list has some 3,400 rows, follows every new field by itself, and loads when
 * the palette is opened first.
 */
import type { Plugin } from 'vite';
import { soundOf } from '../lib/pinyin-sounds.ts';
import { pageLabels } from '../lib/page-labels.ts';

const name = 'virtual:steward-setting-labels';

/** The module's code; the same for every build of this process, as the sources are. */
let code: string | null = null;

function codeOfLabels(): string {
  const rows = pageLabels().map(({ screen, label, help, chinese }) => [
    screen,
    label,
    help.join(' '),
    soundOf(chinese),
  ]);
  return `export const settingLabels = JSON.parse(${JSON.stringify(JSON.stringify(rows))});`;
}

export function settingLabels(): Plugin {
  return {
    name: 'steward-setting-labels',
    resolveId: (id) => (id === name ? `\0${name}` : null),
    load(id) {
      if (id !== `\0${name}`) return null;
      code ??= codeOfLabels();
      return code;
    },
  };
}

/** Keys by the part of the program that takes them. */
import type { MessageKey } from '#shared/text/index.ts';
import { toastKey } from '#widgets/toast-layer.ts';

type KeyRow = readonly [what: MessageKey, combinations: readonly (readonly string[])[]];

interface KeyPart {
  readonly title: MessageKey;
  readonly rows: readonly KeyRow[];
}

const command = /Mac|iPhone|iPad/.test(navigator.platform) ? '⌘' : 'Ctrl';
const arrows = ['↑', '↓', '←', '→'];

export const listKeys: readonly KeyRow[] = [
  ['frame.keys.edges', [['Home'], ['End'], [command, 'Home'], [command, 'End']]],
  ['frame.keys.openRow', [['Enter']]],
  ['frame.keys.chooseRow', [['Space']]],
  [
    'frame.keys.chooseMore',
    [
      ['Shift', '↑'],
      ['Shift', '↓'],
    ],
  ],
  ['frame.keys.chooseAll', [[command, 'A']]],
  ['frame.keys.chooseNone', [['Esc']]],
];

export const headKeys: readonly KeyRow[] = [
  ['frame.keys.sort', [['Enter'], ['Space']]],
  [
    'frame.keys.resize',
    [
      ['Alt', '←'],
      ['Alt', '→'],
    ],
  ],
];

export const sheetKeys: readonly KeyRow[] = [
  ['frame.keys.edit', [['Enter'], ['F2']]],
  ['frame.keys.nextValue', [['Space']]],
  ['frame.keys.empty', [['Delete'], ['Backspace']]],
  ['frame.keys.chooseCells', arrows.map((arrow) => ['Shift', arrow])],
  ['frame.keys.chooseAllCells', [[command, 'A']]],
  ['frame.keys.toEdge', arrows.map((arrow) => [command, arrow])],
  ['frame.keys.fillDown', [[command, 'D']]],
  ['frame.keys.fillAcross', [[command, 'R']]],
  ['frame.keys.back', [[command, 'Z']]],
];

export const keyParts: readonly KeyPart[] = [
  {
    title: 'frame.keys.everywhere',
    rows: [
      ['frame.keys.palette', [[command, 'K']]],
      ['frame.keys.search', [['/']]],
      ['frame.keys.save', [[command, 'S']]],
      ['frame.keys.menu', [[command, 'B']]],
      ['frame.keys.move', arrows.map((arrow) => [arrow])],
      ['frame.keys.open', [['Enter']]],
      ['frame.keys.close', [['Esc']]],
      ['frame.keys.toasts', [[toastKey]]],
      ['frame.keys.list', [['?']]],
    ],
  },
  { title: 'frame.keys.inLists', rows: [...listKeys, ...headKeys] },
  {
    title: 'frame.keys.inSheets',
    rows: [
      ...sheetKeys,
      // The browser's own, to which a sheet listens.
      ['frame.keys.copy', [[command, 'C']]],
      ['frame.keys.paste', [[command, 'V']]],
    ],
  },
];

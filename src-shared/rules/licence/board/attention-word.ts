/** The texts for the attention that a row of the board needs, the same on screen, in exports and in the terminal. */
import type { MessageKey } from '../../../text/index.ts';
import type { BoardRow } from './board-row.ts';

/** The text "Expires …" is for the licence's end; a file with a validity of its own has another text. */
export function attentionKey({ attention, ends }: Pick<BoardRow, 'attention' | 'ends'>): MessageKey {
  const soon = attention === 'within30' || attention === 'within60' || attention === 'within90';
  return soon && ends === 'file'
    ? `licenceBoard.fileWithin.${attention}`
    : `licenceBoard.attention.${attention}`;
}

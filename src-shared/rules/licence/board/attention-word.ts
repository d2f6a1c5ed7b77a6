/** The word for the attention that a line of the board asks for, the same on the screen, in exports and in the terminal. */
import type { MessageKey } from '../../../text/index.ts';
import type { BoardRow } from './board-row.ts';

/** "Expires …" is the licence's end; a file that is good for a time only has a word of its own. */
export function attentionKey({ attention, ends }: Pick<BoardRow, 'attention' | 'ends'>): MessageKey {
  const soon = attention === 'within30' || attention === 'within60' || attention === 'within90';
  return soon && ends === 'file'
    ? `licenceBoard.fileWithin.${attention}`
    : `licenceBoard.attention.${attention}`;
}

/** Texts and order of the board: chips with counts, sortable values, announcements. */

import type { TextTools } from '#data/text.ts';
import { shownInSentence } from '#shared/kit/shown-text.ts';
import { attentions, type BoardAttention, nearestEnd } from '#shared/rules/licence/board/attention.ts';
import { attentionKey } from '#shared/rules/licence/board/attention-word.ts';
import type { BoardRow } from '#shared/rules/licence/board/board-row.ts';
import type { BoardTotals } from '#shared/rules/licence/board/board-totals.ts';
import type { BoardNews } from './board-store.ts';

/** The verdict of a line in a word: the name of its problem, or of its next event. */
export function verdictWord(
  { attention, summary }: Pick<BoardRow, 'attention' | 'summary'>,
  { t }: Pick<TextTools, 't'>,
): string {
  return attention === 'unreadable' || attention === 'unverified'
    ? t(`licence.state.${summary.state}`)
    : t(attentionKey({ attention, ends: nearestEnd(summary).of }));
}

/** Chips for all and for each kind that exists; the chosen one stays even if it is empty. */
export function attentionChips(
  totals: BoardTotals,
  chosen: string,
  { t, formatNumber }: TextTools,
): { value: BoardAttention | ''; label: string }[] {
  const chip = (value: BoardAttention | '', name: string, count: number) => ({
    value,
    label: t('licence.screen.board.chip', { name, count: formatNumber(count) }),
  });
  return [
    chip('', t('licence.screen.board.all'), totals.files),
    ...attentions
      .filter((kind) => totals.attention[kind] > 0 || kind === chosen)
      .map((kind) => chip(kind, t(`licenceBoard.attention.${kind}`), totals.attention[kind])),
  ];
}

/** For example "Seats in force: 12,000 PC + 1 unlimited". */
export function seatTotalText(
  { seats, unlimited }: BoardTotals['pcSeats'],
  { t, formatNumber }: TextTools,
): string {
  const number = formatNumber(seats);
  return unlimited === 0
    ? number
    : t('licenceBoard.unlimited', { count: unlimited, amount: formatNumber(unlimited), seats: number });
}

/** Names in an announcement; the others are counted. */
const namesSaid = 3;

export function newsText(news: BoardNews, { t, formatNumber }: TextTools): string {
  if (news.kind === 'cancelled') return t('licence.screen.board.cancelled');
  if (news.kind === 'again') {
    return t('licence.screen.board.readAgain', { count: news.files, amount: formatNumber(news.files) });
  }
  if (news.kind === 'read') {
    const { added, duplicates, leftOut } = news;
    return [
      t('licence.screen.board.read', { count: added, amount: formatNumber(added) }),
      duplicates > 0
        ? t('licence.screen.board.known', { count: duplicates, amount: formatNumber(duplicates) })
        : '',
      leftOut > 0 ? t('licence.screen.board.leftOut', { count: leftOut, amount: formatNumber(leftOut) }) : '',
    ]
      .filter(Boolean)
      .join(' ');
  }
  const { names, folder } = news;
  const shownNames = names.slice(0, namesSaid).map(shownInSentence).join(t('common.form.separator'));
  const params = {
    count: names.length,
    amount: formatNumber(names.length),
    folder: shownInSentence(folder),
    names: shownNames,
  };
  if (names.length > namesSaid) return t(`licence.screen.board.${news.kind}Many`, params);
  return t(`licence.screen.board.${news.kind}`, params);
}

/** The overview's work list and cards of figures: who sees which, and the order of the cards. */
import { loginLogRight, remindersRight, themesRight } from '#shared/rules/common/session/area-rights.ts';
import { type RightHolder, type Right, resolveAccess } from '#shared/rules/common/session/rights.ts';
import { securityRight } from '#shared/rules/security/entries.ts';

export const attentionCards = ['term', 'signIns', 'changes'] as const;
export type AttentionCard = (typeof attentionCards)[number];

/** Subjects of the work list with a right of their own; what waits on this computer needs none. */
export const workKinds = ['breakIns', 'term', 'server', 'themes', 'reminders'] as const;
export type WorkKind = (typeof workKinds)[number];

/** Kinds of pending cases, in the order of the card. */
export const waitingKinds = ['join_apply', 'unbind_apply', 'dimissionApply', 'externalApply'] as const;
export type WaitingKind = (typeof waitingKinds)[number];

const cardRights: Readonly<Record<AttentionCard, Right>> = {
  term: 'manager',
  signIns: loginLogRight,
  changes: 'manager',
};
const workRights: Readonly<Record<WorkKind, Right>> = {
  breakIns: loginLogRight,
  term: 'manager',
  server: 'manager',
  themes: themesRight,
  reminders: remindersRight,
};

export function cardsOf(holder: RightHolder): readonly AttentionCard[] {
  return attentionCards.filter((card) => resolveAccess(cardRights[card], holder) === 'yes');
}

export function workOf(holder: RightHolder): readonly WorkKind[] {
  return workKinds.filter((kind) => resolveAccess(workRights[kind], holder) === 'yes');
}

/** Kinds of cases that this person may decide. */
export function waitingOf(holder: RightHolder): readonly WaitingKind[] {
  return waitingKinds.filter((kind) => resolveAccess(securityRight(kind), holder) === 'yes');
}

/** A person's own choice: the order of all cards, and the hidden ones. */
export interface CardChoice {
  readonly order: readonly AttentionCard[];
  readonly hidden: readonly AttentionCard[];
}

export const noCardChoice: CardChoice = { order: attentionCards, hidden: [] };

/** Reads a stored choice: unknown entries are dropped, and a card of a later version takes its default place. */
export function readCardChoice(stored: unknown): CardChoice {
  const { order, hidden } = (stored ?? {}) as { readonly order?: unknown; readonly hidden?: unknown };
  const known = [...new Set(listOf(order))];
  const missing = attentionCards.filter((card) => !known.includes(card));
  const all = [...known];
  for (const card of missing) all.splice(attentionCards.indexOf(card), 0, card);
  return { order: all, hidden: attentionCards.filter((card) => listOf(hidden).includes(card)) };
}

function listOf(value: unknown): readonly AttentionCard[] {
  if (!Array.isArray(value)) return [];
  return value.flatMap((one) => attentionCards.find((card) => card === one) ?? []);
}

/** The visible cards in the chosen order. */
export function shownCards(
  may: readonly AttentionCard[],
  { order, hidden }: CardChoice,
): readonly AttentionCard[] {
  return order.filter((card) => may.includes(card) && !hidden.includes(card));
}

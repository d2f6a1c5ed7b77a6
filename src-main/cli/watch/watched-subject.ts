/** The result of checking one subject; texts and keys are cut to the lengths of the published document. */
import type * as z from 'zod';
import type { WatchSubject, watchShape } from '../render/json/watch.ts';

export type WatchReport = z.input<typeof watchShape>;
export type WatchedSubject = WatchReport['subjects'][number];
export type WatchNotice = WatchedSubject['notices'][number];
export type WatchState = WatchReport['state'];

/** Notices of one subject that are told one by one. */
const mostNotices = 100;
/** Characters of a text or a key. */
const longest = 1000;

export interface Looked {
  readonly notices: readonly WatchNotice[];
  /** The reason for which a part could not be checked; '' for none. */
  readonly reason?: string;
}

export function watchedSubject(subject: WatchSubject, { notices, reason = '' }: Looked): WatchedSubject {
  return {
    subject,
    state: worstState([...notices.map(({ state }) => state), ...(reason === '' ? [] : ['unread' as const])]),
    reason: reason.slice(0, longest),
    notices: notices.slice(0, mostNotices).map(({ key, state, text }) => ({
      key: key.slice(0, longest),
      state,
      text: text.slice(0, longest),
    })),
    more: Math.max(0, notices.length - mostNotices),
  };
}

/** A subject that could not be read counts as worse than a warning, since it may hide a danger. */
const byWeight: readonly WatchState[] = ['danger', 'unread', 'warning'];

export function worstState(states: readonly WatchState[]): WatchState {
  return byWeight.find((state) => states.includes(state)) ?? 'good';
}

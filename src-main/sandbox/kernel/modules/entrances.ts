/** The question for a person's visible quick-create entrances, which quick create answers. */
import type { Chosen, Offered } from '#shared/rules/quick-create/shown.ts';
import { question } from '../question.ts';
import type { App } from './app.ts';
import type { PersonContext } from './person.ts';

export interface SeenEntrances {
  readonly offers: (Offered & { readonly mayCreate: boolean })[];
  readonly pc: Chosen;
  readonly mobile: Chosen;
}

/** `apps`: the team's. */
export const entrancesSeenBy = question<[person: PersonContext, apps: readonly App[]], SeenEntrances>(
  'the quick-create entrances of a person',
);

/** The question for a person's visible quick-create entrances, which quick create answers. */
import type { EntranceChoices, OfferedEntrance } from '#shared/rules/quick-create/shown-entrances.ts';
import { question } from '../question.ts';
import type { App } from './app.ts';
import type { PersonContext } from './person.ts';

export interface SeenEntrances {
  readonly offers: (OfferedEntrance & { readonly mayCreate: boolean })[];
  readonly pc: EntranceChoices;
  readonly mobile: EntranceChoices;
}

/** `apps`: the team's. */
export const entrancesSeenBy = question<[person: PersonContext, apps: readonly App[]], SeenEntrances>(
  'the quick-create entrances of a person',
);

/** The fields of a share and of a comment (spec 3§3.10, 3§5.4), and the input of their calls. */

import type { Blog, FeedShare, Related, SharedFile } from '../../api/feed/feed.ts';
import { type ShareScope, shareScopes } from '../../api/feed/feed-values.ts';
import type { Message } from '../../text/message.ts';
import type { Fields } from '../common/fields/field.ts';
import { lengthOf } from '../common/fields/plain-text.ts';
import { contentOf, longestContent, plainTextOf } from './content.ts';
import { type Mention, type MentionedPerson, mentionsIn } from './mentions.ts';
import { feedDefaults } from './ranges.ts';

export interface WordsValues {
  readonly text: string;
  /** The people chosen while the text was written. */
  readonly people: readonly MentionedPerson[];
}

export interface ShareValues extends WordsValues {
  readonly shareScope: ShareScope;
  readonly files: readonly SharedFile[];
  readonly related: readonly Related[];
}

export const mostFiles = 20;

const tooLong = (text: string): Message | null =>
  lengthOf(text) > longestContent ? { key: 'feed.tooLong' } : null;

export const wordsFields: Fields<WordsValues> = {
  text: {
    kind: 'text',
    label: 'feed.content',
    lines: 3,
    most: longestContent,
    required: true,
    missing: 'feed.noContent',
    check: tooLong,
  },
};

export const feedShareFields: Fields<ShareValues> = {
  text: {
    kind: 'text',
    label: 'feed.content',
    lines: 3,
    most: longestContent,
    required: true,
    missing: 'feed.noContent',
    check: tooLong,
  },
  shareScope: {
    kind: 'choice',
    label: 'feed.scope.label',
    options: shareScopes.map((value) => ({ value, label: `feed.scope.${value}` as const })),
  },
};

export const newShare: ShareValues = {
  text: '',
  people: [],
  files: [],
  related: [],
  shareScope: feedDefaults.shareScope,
};

export function shareValuesOf(share: FeedShare): ShareValues {
  return {
    text: plainTextOf(share.content),
    people: peopleOf(share.userData),
    shareScope: share.shareScope,
    files: [...share.imageFiles, ...share.attachments],
    related: share.relevanceList,
  };
}

function peopleOf(mentions: readonly Mention[]): MentionedPerson[] {
  const byId = new Map(mentions.map(({ userId, userName }) => [userId, { userId, userName }]));
  return [...byId.values()];
}

/** Returns the content of the call with the mentioned people and the position of each. */
export function wordsToSend({ text, people }: WordsValues) {
  const trimmed = text.trim();
  const mentions = mentionsIn(trimmed, people);
  return {
    content: contentOf(trimmed),
    userIds: mentions.map(({ userId }) => userId),
    userIdIndex: mentions.map(({ userIdIndex }) => userIdIndex),
  };
}

/** The field `imAtContent` is the plain text for the message to mentioned people. */
export function blogOf(values: ShareValues): Blog {
  return {
    ...wordsToSend(values),
    imAtContent: values.text.trim(),
    relevanceList: [...values.related],
    shareScope: values.shareScope,
    attachmentIds: values.files.map(({ fileId }) => fileId),
  };
}

/** The changes of the feed, as the change door takes them (spec 3§7.7, 3§8). */
import type { Change } from '#data/changes/index.ts';
import { submitChange } from '#data/changes/index.ts';
import { serverMark } from '#data/server-mark.ts';
import { callRead } from '#data/read.ts';
import { formCheck } from '#data/records/check-form.ts';
import { undoOfCreating } from '#data/records/presence-undo.ts';
import { reversible } from '#data/records/reversible.ts';
import { translate } from '#data/text.ts';
import {
  addComment,
  deleteAttachment,
  deleteComment,
  deleteShare,
  type FeedComment,
  type FeedShare,
  praiseShare,
  publishShare,
  queryComments,
  queryShare,
  queryShares,
  type SharedFile,
} from '#shared/api/feed/feed.ts';
import { plainTextOf } from '#shared/rules/feed/content.ts';
import {
  blogOf,
  feedShareFields,
  type ShareValues,
  type WordsValues,
  wordsFields,
  wordsToSend,
} from '#shared/rules/feed/share-fields.ts';
import { praiseRecord } from '#shared/rules/records/feed-own-records.ts';
import { ownShares, publishedAs, sharePresence } from '#shared/rules/records/feed-record.ts';

export const feedTouches = [queryShares, queryShare, queryComments];

/**
 * Publishes a share. After a lost answer the share is looked for among the user's own: it has the same text and did not
 * exist before.
 */
export async function publish(values: ShareValues): Promise<void> {
  const server = serverMark();
  const readOwnShares = async () => (await callRead(queryShares, ownShares, { mark: server })).result;
  // A failed read does not stop the publication: only the check after a lost answer is missing then.
  const before = await readOwnShares().catch(() => null);
  const blog = blogOf(values);
  const since = before?.[0]?.createTime ?? '';
  const publishedShare = publishedAs(values);
  await submitChange(
    {
      title: 'feed.change.published',
      endpoint: publishShare,
      before: null,
      touches: feedTouches,
      input: { blog, publishtype: 'share' },
      success: 'feed.published',
      ...(before && undoOfCreating(sharePresence, { since, id: '', made: publishedShare })),
      check: formCheck(publishShare, feedShareFields, values),
      async readBack() {
        const known = new Set(before?.map(({ id }) => id));
        const now = before ? await readOwnShares() : [];
        const found = now.find(({ id, content }) => !known.has(id) && content === blog.content);
        const fields = found
          ? [{ label: translate('feed.content'), value: plainTextOf(found.content).slice(0, 80) }]
          : [];
        return { isApplied: found !== undefined, fields };
      },
    },
    { mark: server },
  );
}

export function removal({ id, ...share }: FeedShare): Change<typeof deleteShare> {
  return {
    title: 'feed.change.removed',
    endpoint: deleteShare,
    input: { id },
    before: { id, ...share },
    touches: feedTouches,
    success: 'feed.removed',
  };
}

/** `liked` is the shown state, a change that waits in the tray included. */
export function liking({ id }: FeedShare, liked: boolean): Change<typeof praiseShare> {
  const praised = !liked;
  return {
    ...reversible(praiseShare, {
      title: praised ? 'feed.change.liked' : 'feed.change.unliked',
      input: { id, praised },
      kind: praiseRecord,
      locator: { id },
      before: { praised: liked },
      after: { praised },
      touches: feedTouches,
    }),
    success: null,
    collects: true,
  };
}

export function commenting(
  { id }: FeedShare,
  values: WordsValues,
  answered: FeedComment | null,
): Change<typeof addComment> {
  return {
    title: 'feed.change.commented',
    endpoint: addComment,
    before: null,
    touches: feedTouches,
    input: { id, ...wordsToSend(values), ...(answered ? { replyId: answered.id } : {}) },
    success: 'feed.commented',
    check: formCheck(addComment, wordsFields, values),
  };
}

export function commentRemoval(comment: FeedComment): Change<typeof deleteComment> {
  return {
    title: 'feed.change.commentRemoved',
    endpoint: deleteComment,
    input: { id: comment.id },
    before: comment,
    touches: feedTouches,
    success: 'feed.removedComment',
  };
}

export function fileRemoval({ id }: FeedShare, file: SharedFile): Change<typeof deleteAttachment> {
  return {
    title: 'feed.change.fileRemoved',
    endpoint: deleteAttachment,
    before: file,
    touches: feedTouches,
    input: { a: id, b: file.fileId },
  };
}

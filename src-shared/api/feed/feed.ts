/**
 * The feed of work sharing (spec 3§3.10, 3§7.7). The documents show the paths, and the field names of an item, a
 * payload and a filter; the contents are chosen (S-6), as are the calls that read one share.
 */

import * as z from 'zod';
import { flag01, optionalWireId, wireCount, wireId, wireText } from '../codecs.ts';
import { del, get, post } from '../endpoint.ts';
import { firstPage, pageOf, pageRequest } from '../page.ts';
import { feedRanges, feedTabs, shareScopes } from './feed-values.ts';

/** Ids or numbers in one text, separated by commas; '' for none. */
const ids = z.codec(z.string(), z.array(z.string().min(1)), {
  decode: (wire) => (wire === '' ? [] : wire.split(',')),
  encode: (value) => value.join(','),
});
const indexList = z.codec(z.string().regex(/^(\d{1,6}(,\d{1,6})*)?$/), z.array(z.int().min(0)), {
  decode: (wire) => (wire === '' ? [] : wire.split(',').map(Number)),
  encode: (value) => value.join(','),
});

/** A person whom a text mentions, and the position. */
export const mention = z.object({ userId: wireId, userName: z.string(), userIdIndex: wireCount });

export const sharedFile = z.object({ fileId: wireId, name: z.string(), size: wireCount });
export type SharedFile = z.output<typeof sharedFile>;

/** An object of the platform that a share is about. */
const related = z.object({ module: z.string(), targetId: wireId, name: z.string() });
export type Related = z.output<typeof related>;

export const feedComment = z.object({
  id: wireId,
  userId: wireId,
  userName: z.string(),
  /** Rich text. */
  content: z.string(),
  createTime: z.string(),
  /** Author of the comment that this one answers; '' for a comment on the share. */
  replyUserId: optionalWireId,
  replyUserName: wireText,
  userData: z.array(mention),
});
export type FeedComment = z.output<typeof feedComment>;

export const feedShare = z.object({
  id: wireId,
  userId: wireId,
  userName: z.string(),
  department: wireText,
  createTime: z.string(),
  /** Time of the last edit; '' where it was never edited. */
  updateTime: wireText,
  /** Rich text. */
  content: z.string(),
  shareScope: z.enum(shareScopes),
  attachments: z.array(sharedFile),
  imageFiles: z.array(sharedFile),
  userData: z.array(mention),
  relevanceList: z.array(related),
  /** Likes: their number, whether the user is among them, and the names of the latest. */
  praise: z.object({ total: wireCount, praised: flag01, userNames: z.array(z.string()) }),
  /** The number of comments, and the latest of them, the oldest first. */
  comments: z.object({ total: wireCount, list: z.array(feedComment) }),
});
export type FeedShare = z.output<typeof feedShare>;

const day = z.string().regex(/^\d{4}-\d{2}-\d{2}$/);

/** Shares, the newest first. */
export const queryShares = post('feed.query', '/api/blog/teamshare/workdyna', {
  given: '3§7.7; 3§3.10',
  effect: 'read',
  request: {
    range: z.enum(feedRanges),
    workType: z.enum(feedTabs),
    keywords: z.string().optional(),
    startDate: day.optional(),
    endDate: day.optional(),
    /** Id of the author. */
    creator: z.string().min(1).optional(),
    ...pageRequest,
  },
  response: pageOf(feedShare),
  example: { range: 'company', workType: 'share', ...firstPage },
});

/** One share in its newest state; null where it does not exist, or the user may not see it. */
export const queryShare = get('feed.one', '/api/blog/teamshare/queryShare', {
  chosen: '3§3.10; S-6',
  request: { id: z.string().min(1) },
  response: feedShare.nullable(),
  example: { id: 'FS2308147000001' },
});

const blog = z.object({
  content: z.string(),
  /** The message for people who are mentioned. */
  imAtContent: z.string(),
  relevanceList: z.array(related),
  shareScope: z.enum(shareScopes),
  attachmentIds: ids,
  userIds: ids,
  userIdIndex: indexList,
});
export type Blog = z.output<typeof blog>;

const exampleBlog: Blog = {
  content: 'The line stands still from 14:00 to 15:00.',
  imAtContent: '',
  relevanceList: [],
  shareScope: 'all',
  attachmentIds: [],
  userIds: [],
  userIdIndex: [],
};

/** Publishes a share. */
export const publishShare = post('feed.publish', '/api/blog/teamshare/publish', {
  given: '3§7.7; 3§3.10',
  request: { blog, publishtype: z.literal('share') },
  response: z.object({ id: wireId }),
  example: { blog: exampleBlog, publishtype: 'share' },
});

/** Changes a share that is published. */
export const editShare = post('feed.edit', '/api/blog/teamshare/editAfterPublish', {
  given: '3§7.7; fields as publish',
  request: { id: z.string().min(1), blog },
  response: z.null(),
  example: { id: 'FS2308147000004', blog: exampleBlog },
});

/** Deletes a share with its comments. */
export const deleteShare = post('feed.delete', '/api/blog/teamshare/deleteShare', {
  given: '3§7.7',
  request: { id: z.string().min(1) },
  response: z.null(),
  example: { id: 'FS2308147000004' },
});

/** Likes a share, or takes the like back. */
export const praiseShare = post('feed.praise', '/api/blog/teamshare/praise', {
  given: '3§7.7; fields: S-6',
  request: { id: z.string().min(1), praised: flag01 },
  response: z.null(),
  example: { id: 'FS2308147000001', praised: true },
});

/** Removes an attachment from a share: `a` is the share's id, `b` the file's (the documents do not say). */
export const deleteAttachment = del(
  'feed.deleteAttachment',
  '/api/blog/prior/deleteAttachmentsShare/{a}/{b}',
  {
    given: '3§7.7; meaning of a and b: S-6',
    request: { a: z.string().min(1), b: z.string().min(1) },
    response: z.null(),
    example: { a: 'FS2308147000004', b: 'FF2308147000004' },
  },
);

/** The comments of a share, the oldest first. */
export const queryComments = get('feed.comments', '/api/blog/teamshare/queryComments', {
  chosen: '3§3.10; S-6',
  request: { id: z.string().min(1), ...pageRequest },
  response: pageOf(feedComment),
  example: { id: 'FS2308147000001', ...firstPage },
});

/** Comments on a share, or answers one of its comments. */
export const addComment = post('feed.comment', '/api/blog/teamshare/comment', {
  chosen: '3§3.10; S-6',
  request: {
    id: z.string().min(1),
    content: z.string(),
    /** Id of the comment that it answers. */
    replyId: z.string().min(1).optional(),
    userIds: ids,
    userIdIndex: indexList,
  },
  response: z.object({ id: wireId }),
  example: { id: 'FS2308147000001', content: 'Thank you', userIds: [], userIdIndex: [] },
});

/** Deletes a comment. */
export const deleteComment = post('feed.deleteComment', '/api/blog/teamshare/deleteComment', {
  chosen: '3§3.10; S-6',
  request: { id: z.string().min(1) },
  response: z.null(),
  example: { id: 'FC2308147000001' },
});

/** Encodes rows of the feed, with the people who like each share and its latest comments. */
import { sql } from 'kysely';
import type { FeedComment, FeedShare, SharedFile } from '#shared/api/feed/feed.ts';
import type { Mention } from '#shared/rules/feed/mentions.ts';
import type { Store, Tables } from '../../kernel/database/tables.ts';
import type { SignedInContext } from '../../kernel/http/context.ts';
import { organisationFor } from '../../kernel/people/organisation.ts';

type ShareRow = Tables['feed_share'];
type CommentRow = Tables['feed_comment'];
export type KeptFile = SharedFile & { readonly picture: boolean };

/** Numbers of comments and of names that come with a share. */
const lastComments = 2;
const lastNames = 3;

export async function answerShares(
  rows: readonly ShareRow[],
  context: SignedInContext,
): Promise<FeedShare[]> {
  const { store, user } = context;
  const organisation = await organisationFor(context);
  const ids = rows.map(({ id }) => id);
  const [liked, talk] = await Promise.all([praiseOf(store, ids, user.id), talkOf(store, ids)]);
  return rows.map((row) => {
    const files = JSON.parse(row.files) as readonly KeptFile[];
    const departmentIndex = organisation.indexOf(row.department_id);
    return {
      id: row.id,
      userId: row.user_id,
      userName: row.username,
      department: departmentIndex < 0 ? '' : organisation.department(departmentIndex).name,
      createTime: row.create_time,
      updateTime: row.update_time,
      content: row.content,
      shareScope: row.share_scope,
      attachments: files.flatMap(({ picture, ...file }) => (picture ? [] : [file])),
      imageFiles: files.flatMap(({ picture, ...file }) => (picture ? [file] : [])),
      userData: JSON.parse(row.mentions) as Mention[],
      relevanceList: JSON.parse(row.related) as FeedShare['relevanceList'],
      praise: liked.get(row.id) ?? { total: 0, praised: false, userNames: [] },
      comments: talk.get(row.id) ?? { total: 0, list: [] },
    };
  });
}

async function praiseOf(store: Store, ids: readonly string[], userId: string) {
  const rows = await store
    .selectFrom('feed_praise')
    .select(['share_id', 'user_id', 'username'])
    .where('share_id', 'in', [...ids, ''])
    .orderBy('create_time', 'desc')
    .orderBy('user_id')
    .execute();
  const all = new Map<string, FeedShare['praise']>();
  for (const { share_id, user_id, username } of rows) {
    const now = all.get(share_id) ?? { total: 0, praised: false, userNames: [] };
    all.set(share_id, {
      total: now.total + 1,
      praised: now.praised || user_id === userId,
      userNames: now.userNames.length < lastNames ? [...now.userNames, username] : now.userNames,
    });
  }
  return all;
}

async function talkOf(store: Store, ids: readonly string[]) {
  const totals = await store
    .selectFrom('feed_comment')
    .select(['share_id', sql<number>`count(*)`.as('total')])
    .where('share_id', 'in', [...ids, ''])
    .groupBy('share_id')
    .execute();
  const all = new Map<string, FeedShare['comments']>();
  for (const { share_id, total } of totals) {
    const last = await store
      .selectFrom('feed_comment')
      .selectAll()
      .where('share_id', '=', share_id)
      .orderBy('create_time', 'desc')
      .orderBy('id', 'desc')
      .limit(lastComments)
      .execute();
    all.set(share_id, { total, list: last.reverse().map(commentIn) });
  }
  return all;
}

export function commentIn(row: CommentRow): FeedComment {
  return {
    id: row.id,
    userId: row.user_id,
    userName: row.username,
    content: row.content,
    createTime: row.create_time,
    replyUserId: row.reply_user_id,
    replyUserName: row.reply_user_name,
    userData: JSON.parse(row.mentions) as Mention[],
  };
}

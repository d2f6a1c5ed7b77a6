/** The feed of work sharing (spec 3§3.10, 3§7.7): read, published, changed, deleted, liked. */
import {
  deleteAttachment,
  deleteShare,
  editShare,
  praiseShare,
  publishShare,
  queryShare,
  queryShares,
} from '#shared/api/feed/feed.ts';
import { randomId } from '#shared/kit/random-id.ts';
import { plainTextOf } from '#shared/rules/feed/content.ts';
import { feedRight, mayDelete, mayEdit } from '#shared/rules/feed/rights.ts';
import { serverTime } from '../../kernel/clock.ts';
import type { Store } from '../../kernel/database/tables.ts';
import type { SignedInContext } from '../../kernel/http/context.ts';
import { type Implementation, implement, Refusal, refuse } from '../../kernel/http/implement.ts';
import { messagesIn } from '../../kernel/messages.ts';
import { record } from '../../kernel/operation-log/record.ts';
import { rosterOf } from '../../kernel/people/roster.ts';
import { answerShares, type KeptFile } from './answer.ts';
import { colleagueRoutes } from './colleague-routes.ts';
import { commentRoutes } from './comment-routes.ts';
import { feedCondition } from './feed-conditions.ts';
import { findShare, shareName } from './find-share.ts';
import { filesOf, mentionsOf, wrongBlog } from './post-content.ts';

export const feedRoutes: readonly Implementation[] = [
  ...colleagueRoutes,
  ...commentRoutes,

  implement(queryShares, feedRight, async ({ pageNo, pageSize, ...filter }, context) => {
    const { store, user, scenario } = context;
    const where = feedCondition(filter, user, await rosterOf(store, user.tenantKey, scenario.scale));
    const offset = (pageNo - 1) * pageSize;
    const { total } = await store
      .selectFrom('feed_share')
      .select((each) => each.fn.countAll<number>().as('total'))
      .where(where)
      .executeTakeFirstOrThrow();
    const page = store
      .selectFrom('feed_share')
      .selectAll()
      .where(where)
      .orderBy('create_time', 'desc')
      .orderBy('id', 'desc');
    // Beyond the last share the query is skipped, for it would scan all shares again.
    const rows = total > offset ? await page.limit(pageSize).offset(offset).execute() : [];
    const result = await answerShares(rows, context);
    return { result, totalCount: total, pageNo, pageSize, hasNext: pageNo * pageSize < total };
  }),

  implement(queryShare, feedRight, async ({ id }, context) => {
    const row = await findShare(context.store, id, context);
    return row ? ((await answerShares([row], context))[0] ?? null) : null;
  }),

  implement(publishShare, feedRight, async ({ blog }, context) => {
    const { store, user, now } = context;
    const content = await keptOf(blog, context);
    if (content instanceof Refusal) return content;
    const id = `FS${now.toString(36)}${randomId()}`;
    await store.transaction().execute(async (transaction) => {
      const author = { user_id: user.id, username: user.username, department_id: user.departmentId };
      const times = { create_time: serverTime(now), update_time: '' };
      await transaction
        .insertInto('feed_share')
        .values({ id, tenant_key: user.tenantKey, ...author, ...content.row, ...times })
        .execute();
      await name(transaction, context, id, content.named);
      const targetName = shareName(content.row.words);
      await record(transaction, context, { kind: 'sharePublished', targetId: id, targetName });
    });
    return { id };
  }),

  implement(editShare, feedRight, async ({ id, blog }, context) => {
    const { store, user, now, language } = context;
    const stored = await findShare(store, id, context);
    if (!stored) return refuse(messagesIn(language).noSuchShare);
    if (!mayEdit({ userId: stored.user_id }, user)) return refuse(messagesIn(language).noPermission, 401);
    const content = await keptOf(blog, context);
    if (content instanceof Refusal) return content;
    await store.transaction().execute(async (transaction) => {
      await transaction
        .updateTable('feed_share')
        .set({ ...content.row, update_time: serverTime(now) })
        .where('id', '=', id)
        .execute();
      await transaction.deleteFrom('feed_mention').where('share_id', '=', id).execute();
      await name(transaction, context, id, content.named);
      const targetName = shareName(content.row.words);
      await record(transaction, context, { kind: 'shareEdited', targetId: id, targetName });
    });
    return null;
  }),

  implement(deleteShare, feedRight, async ({ id }, context) => {
    const { store, user, language } = context;
    const stored = await findShare(store, id, context);
    if (!stored) return refuse(messagesIn(language).noSuchShare);
    if (!mayDelete({ userId: stored.user_id }, user)) return refuse(messagesIn(language).noPermission, 401);
    await store.transaction().execute(async (transaction) => {
      await transaction.deleteFrom('feed_share').where('id', '=', id).execute();
      const targetName = shareName(stored.words);
      await record(transaction, context, { kind: 'shareDeleted', targetId: id, targetName });
    });
    return null;
  }),

  implement(praiseShare, feedRight, async ({ id, praised }, context) => {
    const { store, user, now, language } = context;
    if (!(await findShare(store, id, context))) return refuse(messagesIn(language).noSuchShare);
    const praise = { share_id: id, user_id: user.id };
    if (!praised) {
      await store
        .deleteFrom('feed_praise')
        .where((eb) => eb.and(praise))
        .execute();
      return null;
    }
    const values = {
      ...praise,
      tenant_key: user.tenantKey,
      username: user.username,
      create_time: serverTime(now),
    };
    await store
      .insertInto('feed_praise')
      .values(values)
      .onConflict((conflict) => conflict.columns(['share_id', 'user_id']).doNothing())
      .execute();
    return null;
  }),

  implement(deleteAttachment, feedRight, async ({ a: id, b: fileId }, context) => {
    const { store, user, now, language } = context;
    const stored = await findShare(store, id, context);
    if (!stored) return refuse(messagesIn(language).noSuchShare);
    if (!mayDelete({ userId: stored.user_id }, user)) return refuse(messagesIn(language).noPermission, 401);
    const files = JSON.parse(stored.files) as readonly KeptFile[];
    const removedFile = files.find((file) => file.fileId === fileId);
    if (!removedFile) return refuse(messagesIn(language).noSuchFile);
    await store.transaction().execute(async (transaction) => {
      const remainingFiles = JSON.stringify(files.filter((file) => file !== removedFile));
      await transaction
        .updateTable('feed_share')
        .set({ files: remainingFiles, update_time: serverTime(now) })
        .where('id', '=', id)
        .execute();
      const targetName = shareName(stored.words);
      await record(transaction, context, {
        kind: 'shareFileRemoved',
        targetId: id,
        targetName,
        detail: removedFile.name,
      });
    });
    return null;
  }),
];

/** Returns a share's own columns, or refuses an invalid share. */
async function keptOf(blog: Parameters<typeof wrongBlog>[0], context: SignedInContext) {
  const wrong = await wrongBlog(blog, context);
  if (wrong) return wrong;
  const [named, files] = await Promise.all([mentionsOf(blog, context), filesOf(blog.attachmentIds, context)]);
  if (named instanceof Refusal) return named;
  if (files instanceof Refusal) return files;
  const row = {
    content: blog.content,
    words: plainTextOf(blog.content).trim(),
    share_scope: blog.shareScope,
    files: JSON.stringify(files),
    mentions: JSON.stringify(named),
    related: JSON.stringify(blog.relevanceList),
  };
  return { row, named: named.map(({ userId }) => userId) };
}

async function name(store: Store, { user }: SignedInContext, id: string, named: readonly string[]) {
  for (const userId of new Set(named))
    await store
      .insertInto('feed_mention')
      .values({ tenant_key: user.tenantKey, share_id: id, user_id: userId })
      .onConflict((conflict) => conflict.columns(['share_id', 'user_id']).doNothing())
      .execute();
}

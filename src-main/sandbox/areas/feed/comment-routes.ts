/** Comments on a share (spec 3§3.10; paths chosen, S-6). */
import { addComment, deleteComment, queryComments } from '#shared/api/feed/feed.ts';
import { randomId } from '#shared/kit/random-id.ts';
import { plainTextOf } from '#shared/rules/feed/content.ts';
import { feedRight, mayDelete } from '#shared/rules/feed/rights.ts';
import { serverTime } from '../../kernel/clock.ts';
import { type Implementation, implement, Refusal, refuse } from '../../kernel/http/implement.ts';
import { messagesIn } from '../../kernel/messages.ts';
import { record } from '../../kernel/operation-log/record.ts';
import { commentIn } from './answer.ts';
import { findShare, shareName } from './find-share.ts';
import { mentionsOf, wrongWords } from './post-content.ts';

export const commentRoutes: readonly Implementation[] = [
  implement(queryComments, feedRight, async ({ id, pageNo, pageSize }, context) => {
    const { store, language } = context;
    if (!(await findShare(store, id, context))) return refuse(messagesIn(language).noSuchShare);
    const comments = store.selectFrom('feed_comment').where('share_id', '=', id);
    const rows = await comments
      .selectAll()
      .orderBy('create_time')
      .orderBy('id')
      .limit(pageSize)
      .offset((pageNo - 1) * pageSize)
      .execute();
    const { total } = await comments
      .select((eb) => eb.fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow();
    const result = rows.map(commentIn);
    return { result, totalCount: total, pageNo, pageSize, hasNext: pageNo * pageSize < total };
  }),

  implement(addComment, feedRight, async ({ id: shareId, replyId, ...words }, context) => {
    const { store, user, now, language } = context;
    const share = await findShare(store, shareId, context);
    if (!share) return refuse(messagesIn(language).noSuchShare);
    const wrong = await wrongWords(words, context);
    if (wrong) return wrong;
    const mentions = await mentionsOf(words, context);
    if (mentions instanceof Refusal) return mentions;
    const answered =
      replyId === undefined
        ? null
        : await store
            .selectFrom('feed_comment')
            .select(['user_id', 'username'])
            .where((eb) => eb.and({ id: replyId, share_id: shareId }))
            .executeTakeFirst();
    if (answered === undefined) return refuse(messagesIn(language).noSuchEntry);
    // The id contains the time in milliseconds, which orders comments of the same second.
    const id = `FC${now.toString(36)}${randomId()}`;
    await store.transaction().execute(async (transaction) => {
      await transaction
        .insertInto('feed_comment')
        .values({
          id,
          tenant_key: user.tenantKey,
          share_id: shareId,
          user_id: user.id,
          username: user.username,
          content: words.content,
          mentions: JSON.stringify(mentions),
          reply_user_id: answered?.user_id ?? '',
          reply_user_name: answered?.username ?? '',
          create_time: serverTime(now),
        })
        .execute();
      const targetName = shareName(share.words);
      await record(transaction, context, { kind: 'shareCommented', targetId: shareId, targetName });
    });
    return { id };
  }),

  implement(deleteComment, feedRight, async ({ id }, context) => {
    const { store, user, language } = context;
    const stored = await store
      .selectFrom('feed_comment')
      .selectAll()
      .where((eb) => eb.and({ id, tenant_key: user.tenantKey }))
      .executeTakeFirst();
    if (!stored) return refuse(messagesIn(language).noSuchEntry);
    if (!mayDelete({ userId: stored.user_id }, user)) return refuse(messagesIn(language).noPermission, 401);
    await store.transaction().execute(async (transaction) => {
      await transaction.deleteFrom('feed_comment').where('id', '=', id).execute();
      const targetName = shareName(plainTextOf(stored.content));
      await record(transaction, context, { kind: 'shareCommentDeleted', targetId: id, targetName });
    });
    return null;
  }),
];

/** Prepares a written share or comment for storage: looks up the mentioned people and checks the content. */
import type { Blog } from '#shared/api/feed/feed.ts';
import { checkFields } from '#shared/rules/common/fields/check-fields.ts';
import { longestContent, plainTextOf } from '#shared/rules/feed/content.ts';
import { type Mention, mostMentions } from '#shared/rules/feed/mentions.ts';
import { feedShareFields, mostFiles, newShare, wordsFields } from '#shared/rules/feed/share-fields.ts';
import type { SignedInContext } from '../../kernel/http/context.ts';
import { type Refusal, refuse } from '../../kernel/http/implement.ts';
import { refuseWithMessage } from '../../kernel/message-text.ts';
import { messagesIn } from '../../kernel/messages.ts';
import { rosterOf } from '../../kernel/people/roster.ts';
import type { KeptFile } from './answer.ts';

/** Limit of markup characters for each character of text; other content is refused as no share. */
const markup = 20;

type Named = Pick<Blog, 'content' | 'userIds' | 'userIdIndex'>;

export async function wrongWords({ content, userIds, userIdIndex }: Named, context: SignedInContext) {
  const { language } = context;
  if (content.length > longestContent * markup) return refuseWithMessage(language, { key: 'feed.tooLong' });
  const [problem] = checkFields(wordsFields, { text: plainTextOf(content), people: [] });
  if (problem) return refuseWithMessage(language, problem.message);
  const fits = userIds.length === userIdIndex.length && userIds.length <= mostMentions;
  return fits ? null : refuse(messagesIn(language).badInput('userIdIndex'), 400);
}

export async function wrongBlog(blog: Blog, context: SignedInContext) {
  const wrong = await wrongWords(blog, context);
  if (wrong) return wrong;
  if (blog.attachmentIds.length > mostFiles)
    return refuse(messagesIn(context.language).badInput('attachmentIds'), 400);
  const text = plainTextOf(blog.content);
  const [problem] = checkFields(feedShareFields, { ...newShare, text, shareScope: blog.shareScope });
  return problem ? refuseWithMessage(context.language, problem.message) : null;
}

/** Refuses a mention of a person whom the tenant does not have. */
export async function mentionsOf(
  { userIds, userIdIndex }: Named,
  { store, user, scenario, language }: SignedInContext,
): Promise<Mention[] | Refusal> {
  const roster = await rosterOf(store, user.tenantKey, scenario.scale);
  const mentions: Mention[] = [];
  for (const [at, userId] of userIds.entries()) {
    const index = roster.indexOf(userId);
    if (index < 0) return refuse(messagesIn(language).noSuchPerson(userId));
    mentions.push({ userId, userName: roster.person(index).username, userIdIndex: userIdIndex[at] ?? 0 });
  }
  return mentions;
}

/** Returns the files as uploaded; refuses an unknown id. */
export async function filesOf(
  ids: readonly string[],
  { store, user, language }: SignedInContext,
): Promise<KeptFile[] | Refusal> {
  const files: KeptFile[] = [];
  for (const id of new Set(ids)) {
    const row = await store
      .selectFrom('uploaded_file')
      .select(['id', 'name', 'media_type', (eb) => eb.fn<number>('length', ['bytes']).as('size')])
      .where((eb) => eb.and({ tenant_key: user.tenantKey, id }))
      .executeTakeFirst();
    if (!row) return refuse(messagesIn(language).noSuchFile);
    const picture = row.media_type.startsWith('image/');
    files.push({ fileId: row.id, name: row.name, size: row.size, picture });
  }
  return files;
}

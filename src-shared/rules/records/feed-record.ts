/** Editing, publishing and deleting a share of the feed (spec 3§3.10, 3§7.7; FEED-026). */
import * as z from 'zod';
import { deleteShare, editShare, publishShare, queryShare, queryShares } from '../../api/feed/feed.ts';
import { shareScopes } from '../../api/feed/feed-values.ts';
import { describedBy } from '../common/fields/field.ts';
import { GoneRecord, type RecordKind } from '../common/record/record.ts';
import { mentionsIn } from '../feed/mentions.ts';
import { blogOf, feedShareFields, type ShareValues, shareValuesOf } from '../feed/share-fields.ts';
import { numberedPresence } from './numbered-presence.ts';

const locator = z.strictObject({ id: z.string().min(1) });
type Locator = z.output<typeof locator>;

const { label, ...described } = describedBy(feedShareFields);
const others = { people: 'feed.people', files: 'feed.files', related: 'feed.related' } as const;
const words = {
  ...described,
  label: (name: string) => (name in others ? { key: others[name as keyof typeof others] } : label(name)),
  countedFields: ['people', 'files', 'related'],
} as const;
const touches = [queryShares, queryShare];

export const shareRecord: RecordKind<Locator, ShareValues> = {
  ...words,
  id: 'feed.share',
  locator,
  touches,
  title: () => 'feed.change.edited',
  async read(ask, { id }) {
    const share = await ask(queryShare, { id });
    if (!share) throw new GoneRecord();
    return shareValuesOf(share);
  },
  write: ({ id }, after) => ({ endpoint: editShare, input: { id, blog: blogOf(after) } }),
};

const values: z.ZodType<ShareValues> = z.strictObject({
  text: z.string(),
  people: z.array(z.strictObject({ userId: z.string(), userName: z.string() })),
  shareScope: z.enum(shareScopes),
  files: z.array(z.strictObject({ fileId: z.string(), name: z.string(), size: z.number() })),
  related: z.array(z.strictObject({ module: z.string(), targetId: z.string(), name: z.string() })),
});

/** The user's newest shares: a share that was just published is searched for among them. */
export const ownShares = { range: 'company', workType: 'mine', pageNo: 1, pageSize: 10 } as const;

/** The values of a share as the server will answer them, whatever order its files were chosen in. */
export function publishedAs(share: ShareValues): ShareValues {
  const text = share.text.trim();
  const named = new Set(mentionsIn(text, share.people).map(({ userId }) => userId));
  return {
    text,
    people: share.people.filter(({ userId }) => named.has(userId)),
    shareScope: share.shareScope,
    related: share.related,
    files: share.files.toSorted((a, b) => (a.fileId < b.fileId ? -1 : 1)),
  };
}

export const sharePresence = numberedPresence({
  id: 'feed.sharePresence',
  touches,
  values,
  label: 'feed.writeLabel',
  words: { ...words, others: words.countedFields },
  title: { creation: 'feed.change.published', deletion: 'feed.change.removed' },
  madeAgain: () => 'feed.madeAgain',
  /** `since` is the time of the user's newest share before publishing: an older share may have the same text. */
  scope: z.strictObject({ since: z.string() }),
  async candidates(ask, { id, since }) {
    if (id !== '') {
      const share = await ask(queryShare, { id });
      return share ? [{ id, values: publishedAs(shareValuesOf(share)) }] : [];
    }
    const { result } = await ask(queryShares, ownShares);
    const later = result.filter(({ createTime }) => createTime > since);
    return later.map((share) => ({ id: share.id, values: publishedAs(shareValuesOf(share)) }));
  },
  add: (_, share) => ({ endpoint: publishShare, input: { blog: blogOf(share), publishtype: 'share' } }),
  remove: (_, id) => ({ endpoint: deleteShare, input: { id } }),
});

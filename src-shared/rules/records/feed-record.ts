/** A share as it is edited (spec 3§3.10; FEED-026). */
import * as z from 'zod';
import { editShare, queryShare, queryShares } from '../../api/feed/feed.ts';
import { blogOf, type ShareValues, shareFields, valuesOf } from '../feed/share-fields.ts';
import { describedBy } from '../fields/field.ts';
import { GoneRecord, type RecordKind } from './record.ts';

const place = z.strictObject({ id: z.string().min(1) });
type Place = z.output<typeof place>;

const { label, ...described } = describedBy(shareFields);
const others = { people: 'feed.people', files: 'feed.files', related: 'feed.related' } as const;

export const shareRecord: RecordKind<Place, ShareValues> = {
  ...{ id: 'feed.share', place, touches: [queryShares, queryShare] },
  ...described,
  label: (name) => (name in others ? { key: others[name as keyof typeof others] } : label(name)),
  listed: ['people', 'files', 'related'],
  title: () => 'feed.change.edited',
  async read(ask, { id }) {
    const share = await ask(queryShare, { id });
    if (!share) throw new GoneRecord();
    return valuesOf(share);
  },
  write: ({ id }, after) => ({ endpoint: editShare, input: { id, blog: blogOf(after) } }),
};

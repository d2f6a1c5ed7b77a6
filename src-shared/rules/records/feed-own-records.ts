/** A user's own settings of the feed: liked shares, and the people whose shares are shown (spec 3§3.10, 3§7.7). */
import * as z from 'zod';
import { existConfigRange, saveRangeConfig } from '../../api/feed/colleagues.ts';
import { praiseShare, queryShare, queryShares } from '../../api/feed/feed.ts';
import { rangeConfig } from '../../api/feed/feed-values.ts';
import { describedBy } from '../common/fields/field.ts';
import { GoneRecord, type RecordKind } from '../common/record/record.ts';
import {
  type FeedPreference,
  preferenceFields,
  readPreference,
  writePreference,
} from '../feed/preference.ts';

export interface Praise {
  readonly praised: boolean;
}

export const praiseRecord: RecordKind<{ readonly id: string }, Praise> = {
  id: 'feed.praise',
  locator: z.strictObject({ id: z.string().min(1) }),
  touches: [queryShares, queryShare],
  title: (_, { praised }) => (praised ? 'feed.change.liked' : 'feed.change.unliked'),
  label: () => ({ key: 'feed.like' }),
  async read(ask, { id }) {
    const share = await ask(queryShare, { id });
    if (!share) throw new GoneRecord();
    return { praised: share.praise.praised };
  },
  write: ({ id }, { praised }) => ({ endpoint: praiseShare, input: { id, praised } }),
};

export const feedRangeRecord: RecordKind<{ readonly userId: string }, FeedPreference> = {
  id: 'feed.range',
  locator: z.strictObject({ userId: z.string().min(1) }),
  touches: [existConfigRange],
  ...describedBy(preferenceFields),
  title: () => 'feed.change.range',
  read: async (ask, { userId }) =>
    readPreference(await ask(existConfigRange, { userId, configName: rangeConfig })),
  write: (_, after) => ({
    endpoint: saveRangeConfig,
    input: { key: rangeConfig, value: writePreference(after) },
  }),
};

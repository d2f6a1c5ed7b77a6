/** The people behind a range of shares, and the range that a person saw last (spec 3§7.7). */

import * as z from 'zod';
import { get, post } from '../endpoint.ts';
import { firstPage, pageOf, pageRequest } from '../page.ts';
import { foundPerson } from '../people/people.ts';
import { pageSizeConfig, rangeConfig } from './feed-values.ts';

const ofPerson = {
  request: { userId: z.string().min(1), ...pageRequest },
  response: pageOf(foundPerson),
  example: { userId: 'U20112', ...firstPage },
} as const;

/** Colleagues whom a person follows. */
export const queryFollowed = get('feed.followed', '/api/hrm/user/myfollow/{userId}', {
  given: '3§7.7; fields: S-6',
  ...ofPerson,
});

/** People who report directly to a person. */
export const querySubordinates = get('feed.subordinates', '/api/hrm/user/subordinate/{userId}', {
  given: '3§7.7; fields: S-6',
  ...ofPerson,
});

/** The superiors of a person, the nearest first. */
export const querySuperiors = get('feed.superiors', '/api/hrm/user/superior/{userId}', {
  chosen: '3§4; S-6, as its two neighbours',
  ...ofPerson,
});

/** A value of a person's configuration by its name; '' for none. */
export const existConfigRange = post('feed.config', '/api/bcw/base/configuration/existConfigRange', {
  given: '3§7.7',
  encoding: 'form',
  effect: 'read',
  request: { userId: z.string().min(1), configName: z.enum([rangeConfig, pageSizeConfig]) },
  response: z.string(),
  example: { userId: 'U20112', configName: rangeConfig },
});

/** Saves a value in the user's own configuration. */
export const saveRangeConfig = post('feed.saveConfig', '/api/bcw/base/configuration/saveConfig', {
  given: '3§7.7',
  encoding: 'form',
  request: { key: z.literal(rangeConfig), value: z.string().max(400) },
  response: z.null(),
  example: { key: rangeConfig, value: 'company-share--' },
});

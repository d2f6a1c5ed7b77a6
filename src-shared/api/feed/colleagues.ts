/** Whose shares a range means, and which range somebody saw last (spec 3§7.7). */

import * as z from 'zod';
import { get, post } from '../endpoint.ts';
import { firstPage, pageOf, pageRequest } from '../page.ts';
import { foundPerson } from '../people/people.ts';
import { pageSizeConfig, rangeConfig } from './words.ts';

const ofPerson = {
  request: { userId: z.string().min(1), ...pageRequest },
  response: pageOf(foundPerson),
  example: { userId: 'U20112', ...firstPage },
} as const;

/** Colleagues whom somebody follows. */
export const queryFollowed = get('feed.followed', '/api/hrm/user/myfollow/{userId}', {
  given: '3§7.7; fields: S-6',
  ...ofPerson,
});

/** Whoever reports to somebody directly. */
export const querySubordinates = get('feed.subordinates', '/api/hrm/user/subordinate/{userId}', {
  given: '3§7.7; fields: S-6',
  ...ofPerson,
});

/** To whom somebody reports, the nearest first. */
export const querySuperiors = get('feed.superiors', '/api/hrm/user/superior/{userId}', {
  chosen: '3§4; S-6, as its two neighbours',
  ...ofPerson,
});

/** What a person's configuration has under a name; '' where it has nothing. */
export const existConfigRange = post('feed.config', '/api/bcw/base/configuration/existConfigRange', {
  given: '3§7.7',
  encoding: 'form',
  effect: 'read',
  request: { userId: z.string().min(1), configName: z.enum([rangeConfig, pageSizeConfig]) },
  response: z.string(),
  example: { userId: 'U20112', configName: rangeConfig },
});

/** Keeps something in one's own configuration. */
export const saveRangeConfig = post('feed.saveConfig', '/api/bcw/base/configuration/saveConfig', {
  given: '3§7.7',
  encoding: 'form',
  request: { key: z.literal(rangeConfig), value: z.string().max(400) },
  response: z.null(),
  example: { key: rangeConfig, value: 'company-share--' },
});

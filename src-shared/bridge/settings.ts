/** The user's settings: read, changed, given back to their default. */
import * as z from 'zod';
import { settingKey, settingsPatch, settingsSchema } from '../rules/settings/settings.ts';
import { call, event, nothing } from './contract.ts';
import { typed } from './typed-name.ts';

export const settings = {
  calls: {
    get: call(nothing, settingsSchema),
    /**
     * Answers the settings as they now are on the disk. SETTING_MANAGED where the policy locks one of them.
     * SETTING_GUARDED where something at a server, which it names, needs no approval any more and `typed` is no such server.
     */
    update: call(settingsPatch.extend({ typed }), settingsSchema),
    /** Forgets the user's choice: the default or the organisation's default holds again. Refused as `update` is. */
    reset: call(z.strictObject({ keys: z.array(settingKey).min(1), typed }), settingsSchema),
  },
  events: {
    changed: event(settingsSchema),
  },
} as const;

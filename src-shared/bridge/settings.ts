import * as z from 'zod';
import { settingKey, settingsPatch, settingsSchema } from '../rules/settings/settings.ts';
import { call, event, noArguments } from './contract.ts';
import { typedServerName } from './typed-name.ts';

export const settings = {
  calls: {
    get: call(noArguments, settingsSchema),
    /**
     * Answers the settings as they are on the disk now. SETTING_MANAGED where the policy locks one of them.
     * SETTING_GUARDED where changes on a server, which the error names, would no longer need approval and `typed` is
     * not its name.
     */
    update: call(settingsPatch.extend({ typed: typedServerName }), settingsSchema),
    /** Resets the user's choice to the default, or to the organisation's. Refused like `update`. */
    reset: call(z.strictObject({ keys: z.array(settingKey).min(1), typed: typedServerName }), settingsSchema),
  },
  events: {
    changed: event(settingsSchema),
  },
} as const;

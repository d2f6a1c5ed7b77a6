/** Whether the login white list is in force for a scope (spec 1§3, 1§7.4; SEC-046, 047, 064 to 068). */
import * as z from 'zod';
import {
  getExternalConfig,
  getH5Config,
  getPcConfig,
  saveLoginWhite,
  whiteScopes,
} from '../../api/login-control/login-white.ts';
import type { RecordKind } from '../common/record/record.ts';

const locator = z.strictObject({ useScope: z.enum(whiteScopes) });

export const loginWhiteReads = { pc: getPcConfig, h5: getH5Config, external: getExternalConfig } as const;

export const loginWhiteRecord: RecordKind<z.output<typeof locator>, { readonly on: boolean }> = {
  id: 'loginWhite',
  locator,
  touches: [getPcConfig, getH5Config, getExternalConfig],
  title: (_, { on }) => (on ? 'loginWhite.turnedOn' : 'loginWhite.turnedOff'),
  label: (_, __, at) => ({ key: `loginWhite.scope.${at?.useScope ?? 'pc'}` }),
  async read(ask, { useScope }) {
    return { on: (await ask(loginWhiteReads[useScope], {})).whitelistStatus };
  },
  write: ({ useScope }, { on }) => ({
    endpoint: saveLoginWhite,
    input: { whitelistStatus: on, useScope },
  }),
};

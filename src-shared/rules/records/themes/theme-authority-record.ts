/**
 * Whether a department may have themes of its own, and may allow them to departments below (spec 2§3, 2§4, 2§6; THM-096
 * to 098, 106, 125). Turning it off also turns it off below: the call takes both values.
 */
import * as z from 'zod';
import { themeDtus } from '../../../api/themes/context.ts';
import { queryAuthority, saveAuthority } from '../../../api/themes/settings.ts';
import type { RecordKind } from '../../common/record/record.ts';
import { type Authority, agreedAuthority } from '../../themes/authority.ts';

const locator = z.strictObject({ deptId: z.string().min(1), settingModule: z.enum(themeDtus) });
export type AuthorityLocator = z.output<typeof locator>;

export const themeAuthorityRecord: RecordKind<AuthorityLocator, Authority> = {
  id: 'themeAuthority',
  locator,
  touches: [queryAuthority],
  title: () => 'themeActions.authority.done',
  label: (name) => ({ key: `themeActions.authority.${name}` }),
  words: (_, value) => [value === true ? 'record.on' : 'record.off'],
  async read(ask, at) {
    const { setting } = await ask(queryAuthority, at);
    return { allowLow: setting.allowLow, customTopic: setting.customTopic };
  },
  write: (at, after) => ({ endpoint: saveAuthority, input: { ...at, ...agreedAuthority(after) } }),
};

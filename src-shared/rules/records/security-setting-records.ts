/** The security settings (spec 1§4, 1§7.4; SEC-049, 054, 055, 060 to 063, 070 to 073). */
import * as z from 'zod';
import type { Endpoint } from '../../api/endpoint.ts';
import {
  getLoginInvalid,
  getMobileLogin,
  getOnline,
  getRealIp,
  queryRandomSuffix,
  saveLoginInvalid,
  saveMobileLogin,
  saveOnline,
  saveRandomSuffix,
  saveRealIp,
} from '../../api/security-settings/settings.ts';
import type { MessageKey } from '../../text/index.ts';
import { describedBy, type Fields } from '../fields/field.ts';
import {
  loginInvalidFields,
  mobileLoginFields,
  onlineFields,
  randomSuffixFields,
  realIpFields,
} from '../security-settings/setting-fields.ts';
import type { RecordKind } from './record.ts';

const nowhere = z.strictObject({});
type Nowhere = z.output<typeof nowhere>;
type Reading<Values> = Endpoint<z.ZodObject<Record<never, never>, z.core.$strict>, z.ZodType<Values>>;

/** A setting as the form, the journal and the page see it. */
export interface Setting<Values extends object> {
  readonly read: Reading<Values>;
  readonly fields: Fields<Values>;
  readonly record: RecordKind<Nowhere, Values>;
  readonly title: MessageKey;
}

function setting<Values extends object>(
  id: 'loginInvalid' | 'randomSuffix' | 'mobileLogin' | 'realIp' | 'online',
  read: Reading<Values>,
  save: Endpoint,
  fields: Fields<Values>,
): Setting<Values> {
  const record: RecordKind<Nowhere, Values> = {
    ...{ id: `security.${id}`, place: nowhere, touches: [read] },
    ...describedBy(fields),
    title: () => `securitySettings.${id}.changed`,
    read: (ask) => ask(read, {}),
    write: (_, after) => ({ endpoint: save, input: after }),
  };
  return { read, fields, record, title: `securitySettings.${id}.title` };
}

export const loginInvalidSetting = setting(
  'loginInvalid',
  getLoginInvalid,
  saveLoginInvalid,
  loginInvalidFields,
);
export const randomSuffixSetting = setting(
  'randomSuffix',
  queryRandomSuffix,
  saveRandomSuffix,
  randomSuffixFields,
);
export const mobileLoginSetting = setting('mobileLogin', getMobileLogin, saveMobileLogin, mobileLoginFields);
export const realIpSetting = setting('realIp', getRealIp, saveRealIp, realIpFields);
export const onlineSetting = setting('online', getOnline, saveOnline, onlineFields);

export const securitySettingRecords = [
  loginInvalidSetting.record,
  randomSuffixSetting.record,
  mobileLoginSetting.record,
  realIpSetting.record,
  onlineSetting.record,
];

/** Settings of the tenant whose values on a new platform are known, and which of their fields have others now. */
import { sameValue } from '../../kit/merge.ts';
import type { MessageKey } from '../../text/index.ts';
import { rowsOf } from '../common/fields/field.ts';
import type { Ask, RecordKind } from '../common/record/record.ts';
import type { Setting } from '../common/record/setting.ts';
import { begunQuickSearch, quickSearchSetting } from '../quick-search/quick-search-fields.ts';
import { begunSettings } from '../security-settings/setting-fields.ts';
import { begunSystem } from '../system-settings/setting-fields.ts';
import { begunWechat } from '../wechat/wechat-fields.ts';
import {
  loginInvalidSetting,
  mobileLoginSetting,
  onlineSetting,
  randomSuffixSetting,
  realIpSetting,
} from './security-setting-records.ts';
import {
  areaCodeSetting,
  graySetting,
  mailSetting,
  restrictedSetting,
  wechatServiceSetting,
  wechatWorkSetting,
} from './system-setting-records.ts';

export interface DifferingField {
  readonly label: MessageKey;
  /** The id of the screen, where others have a field of the same label. */
  readonly screen?: string | undefined;
  readonly name: string;
  readonly now: unknown;
  readonly byDefault: unknown;
  /** Says the values in words. */
  readonly kind: Pick<RecordKind<never, never>, 'words'>;
}

interface KnownDefaults {
  /** Labels of all its fields. */
  readonly labels: readonly MessageKey[];
  readonly differing: (ask: Ask) => Promise<readonly DifferingField[]>;
}

/** Fields that the form does not ask for now, and secrets, are left out. */
function known<Values extends object>(
  { record, fields }: Setting<Values>,
  defaults: Partial<Values>,
  screen?: string,
): KnownDefaults {
  const rows = rowsOf(fields).filter(([, row]) => !(row.kind === 'text' && row.type === 'password'));
  return {
    labels: rows.map(([, { label }]) => label),
    async differing(ask) {
      const values = await record.read(ask, {}, []);
      return rows
        .filter(([name, { when }]) => name in defaults && (when?.(values) ?? true))
        .map(([name, { label }]) => ({
          label,
          screen,
          name,
          now: values[name],
          byDefault: defaults[name],
          kind: record as DifferingField['kind'],
        }))
        .filter(({ now, byDefault }) => !sameValue(now, byDefault));
    },
  };
}

export const settingsWithDefaults: readonly KnownDefaults[] = [
  known(loginInvalidSetting, begunSettings.loginInvalid),
  known(randomSuffixSetting, begunSettings.randomSuffix),
  known(mobileLoginSetting, begunSettings.mobileLogin),
  known(realIpSetting, begunSettings.realIp),
  known(onlineSetting, begunSettings.online),
  known(areaCodeSetting, begunSystem.areaCode),
  known(mailSetting, begunSystem.mail),
  known(graySetting, begunSystem.gray),
  known(restrictedSetting, begunSystem.restricted),
  known(quickSearchSetting, begunQuickSearch),
  known(wechatWorkSetting, begunWechat.work, 'wechat.work'),
  known(wechatServiceSetting, begunWechat.service, 'wechat.service'),
];

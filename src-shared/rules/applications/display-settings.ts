/**
 * The display settings of application management, by department: keys, defaults, and values that other settings force
 * (spec 3§3.6, 3§4, 3§9; APP-054 to 070, 080, 081).
 */
import { type ConfigRecord, configValue } from '../../api/config-record.ts';
import type { Message } from '../../text/message.ts';
import type { Detach } from '../common/departments/scope.ts';
import type { Fields } from '../common/fields/field.ts';

/** The config keys for where messages and further applications are displayed (3§3.8 "Display modes"). */
export const messageKeys = { message: 'message.display.web', more: 'moreapp.display.web' } as const;
export const messageDisplays = ['dangling', 'floaticon', 'mainmenu'] as const;
export const moreDisplays = ['floatmenu', 'tilingpage', 'mainmenu', 'mainmenushow', 'floaticon'] as const;

export interface MessageForm {
  readonly message: (typeof messageDisplays)[number];
  readonly more: (typeof moreDisplays)[number];
}

const defaultApps = ['lastapp', 'homepage', 'oneApp'] as const;

/** Characters of an id; the documents give no limit. */
const longestId = 100;

export interface DisplayForm {
  readonly defaultAppType: (typeof defaultApps)[number];
  /** The id of the application for `oneApp`, otherwise ''. */
  readonly defaultAppValue: string;
  /** The source of often-used applications: '0' from use, '1' from the administrator's choice. */
  readonly oftenAppSource: '0' | '1';
  /** The arrangement that employees start with. */
  readonly syncType: '0' | '1';
  readonly openSearch: boolean;
  readonly showCommonApps: boolean;
  readonly autoOrder: boolean;
  readonly simpleName: boolean;
  readonly allowEmpSetting: boolean;
  readonly empForbid: boolean;
  readonly tenantDisplay: boolean;
  readonly portalName: boolean;
  readonly showDisabled: boolean;
}

const stored = {
  defaultAppType: ['defaultAppType', 'lastapp'],
  defaultAppValue: ['defaultAppValue', ''],
  oftenAppSource: ['often_app_source', '0'],
  syncType: ['syncType', '0'],
  openSearch: ['openSearch', '1'],
  showCommonApps: ['showCommonApps', '1'],
  autoOrder: ['autoOrder', '0'],
  simpleName: ['simpleName', '1'],
  allowEmpSetting: ['allowEmpSetting', '1'],
  empForbid: ['emp_menu_display_forbid', '0'],
  tenantDisplay: ['tenant_menu_display', '0'],
  portalName: ['portal_name_display', '0'],
  showDisabled: ['show_disabled', '0'],
} as const satisfies Readonly<Record<keyof DisplayForm, readonly [key: string, value: string]>>;

/** The config key for whether lists also show disabled applications. */
export const showDisabledKey = stored.showDisabled[0];
const names = Object.keys(stored) as readonly (keyof DisplayForm)[];

/** The config key of mixed or standard navigation (3§3.6); a call of its own saves it. */
export const navModeKey = 'navMode';

export const displayDefaults: ReadonlyMap<string, string> = new Map<string, string>([
  ...Object.values(stored),
  [navModeKey, 'standard'],
  [messageKeys.message, 'dangling'],
  [messageKeys.more, 'floatmenu'],
]);

/** A server may send 'true' for '1'. */
const isOn = (value: string) => value === '1' || value === 'true';
const storedValue = (configs: readonly ConfigRecord[], key: string) =>
  configValue(configs, key) ?? displayDefaults.get(key) ?? '';

/**
 * Returns every config with its effective value; depth-open detach and forbidden employees force tenantDisplay (3§4).
 */
export function displayConfigs(said: readonly ConfigRecord[], detach: Detach): ConfigRecord[] {
  return [...displayDefaults.keys()].map((configKey) => {
    const forced = configKey === stored.tenantDisplay[0] && tenantDisplayForced(said, detach);
    return { configKey, configValue: forced ? '1' : storedValue(said, configKey) };
  });
}

export function tenantDisplayForced(configs: readonly ConfigRecord[], detach: Detach): boolean {
  return detach === 'depth' || isOn(storedValue(configs, stored.empForbid[0]));
}

const oneOf = <Value extends string>(value: string, among: readonly Value[], otherwise: Value): Value =>
  among.find((each) => each === value) ?? otherwise;

export function displayForm(configs: readonly ConfigRecord[]): DisplayForm {
  const text = (name: keyof DisplayForm) => storedValue(configs, stored[name][0]);
  const on = (name: keyof DisplayForm) => isOn(text(name));
  return {
    defaultAppType: oneOf(text('defaultAppType'), defaultApps, 'lastapp'),
    defaultAppValue: text('defaultAppValue'),
    oftenAppSource: oneOf(text('oftenAppSource'), ['0', '1'], '0'),
    syncType: oneOf(text('syncType'), ['0', '1'], '0'),
    openSearch: on('openSearch'),
    showCommonApps: on('showCommonApps'),
    autoOrder: on('autoOrder'),
    simpleName: on('simpleName'),
    allowEmpSetting: on('allowEmpSetting'),
    empForbid: on('empForbid'),
    tenantDisplay: on('tenantDisplay'),
    portalName: on('portalName'),
    showDisabled: on('showDisabled'),
  };
}

export function toDisplayConfigs(form: DisplayForm, changed: readonly string[]): ConfigRecord[] {
  return names
    .filter((name) => changed.includes(name))
    .map((name) => {
      const value = form[name];
      const configValue = typeof value === 'boolean' ? (value ? '1' : '0') : value;
      return { configKey: stored[name][0], configValue };
    });
}

export function messageForm(configs: readonly ConfigRecord[]): MessageForm {
  return {
    message: oneOf(storedValue(configs, messageKeys.message), messageDisplays, 'dangling'),
    more: oneOf(storedValue(configs, messageKeys.more), moreDisplays, 'floatmenu'),
  };
}

const group = {
  start: 'appSettings.group.start',
  launcher: 'appSettings.group.launcher',
  who: 'appSettings.group.who',
  list: 'appSettings.group.list',
} as const;
const toggle = { kind: 'switch' } as const;

export const displayFields: Fields<DisplayForm> = {
  defaultAppType: {
    kind: 'choice',
    label: 'appSettings.defaultAppType',
    about: 'appSettings.defaultAppAbout',
    group: group.start,
    options: defaultApps.map((value) => ({
      value,
      label: `appSettings.defaultApp.${value}` as const,
    })),
  },
  defaultAppValue: {
    kind: 'text',
    label: 'appSettings.defaultAppValue',
    most: longestId,
    group: group.start,
    mono: true,
    required: true,
    when: ({ defaultAppType }) => defaultAppType === 'oneApp',
    otherwise: '',
  },
  openSearch: { ...toggle, label: 'launcher.config.openSearch', group: group.launcher },
  showCommonApps: { ...toggle, label: 'appSettings.showCommonApps', group: group.launcher },
  oftenAppSource: {
    kind: 'choice',
    label: 'appSettings.oftenAppSource',
    group: group.launcher,
    when: ({ showCommonApps }) => showCommonApps,
    options: (['0', '1'] as const).map((value) => ({
      value,
      label: `appSettings.often.${value}` as const,
    })),
  },
  autoOrder: { ...toggle, label: 'appSettings.autoOrder', group: group.launcher },
  simpleName: { ...toggle, label: 'launcher.config.simpleName', group: group.launcher },
  allowEmpSetting: { ...toggle, label: 'appSettings.allowEmpSetting', group: group.who },
  empForbid: {
    ...toggle,
    label: 'appSettings.empForbid',
    help: 'appSettings.empForbidHelp',
    group: group.who,
  },
  syncType: {
    kind: 'choice',
    label: 'appSettings.syncType',
    group: group.who,
    when: ({ allowEmpSetting, empForbid }) => allowEmpSetting && !empForbid,
    options: (['0', '1'] as const).map((value) => ({ value, label: `appSettings.sync.${value}` as const })),
  },
  tenantDisplay: {
    ...toggle,
    label: 'appSettings.tenantDisplay',
    about: 'appSettings.tenantDisplayAbout',
    group: group.who,
    when: ({ empForbid }) => !empForbid,
  },
  portalName: { ...toggle, label: 'appSettings.portalName', group: group.list },
  showDisabled: { ...toggle, label: 'appSettings.showDisabled', group: group.list },
};

const flags = ['0', '1'] as const;
const switches = names.filter(
  (name) => !['defaultAppType', 'defaultAppValue', 'oftenAppSource', 'syncType'].includes(name),
);

/** The allowed values of each key, or the most characters of its text. */
const valuesOf = new Map<string, readonly string[] | number>([
  [stored.defaultAppType[0], defaultApps],
  [stored.defaultAppValue[0], longestId],
  [stored.oftenAppSource[0], flags],
  [stored.syncType[0], flags],
  ...switches.map((name) => [stored[name][0], flags] as const),
  [messageKeys.message, messageDisplays],
  [messageKeys.more, moreDisplays],
]);

/** Returns the problem of the first config with an unknown key or a forbidden value; null when all are valid. */
export function displayConfigProblem(configs: readonly ConfigRecord[]): Message | null {
  const strange = configs.find(({ configKey, configValue: value }) => {
    const allowed = valuesOf.get(configKey) ?? [];
    return typeof allowed === 'number' ? value.length > allowed : !allowed.includes(value);
  });
  return strange ? { key: 'appSettings.problem', params: { key: strange.configKey } } : null;
}

/** The records of themes that two administrators change at once, and what each of them wants. */
import type { RecordKind } from '#shared/rules/common/record/record.ts';
import { cssThemeRecord } from '#shared/rules/records/themes/css-theme-record.ts';
import { systemTitlesRecord } from '#shared/rules/records/themes/system-titles-record.ts';
import { themeAppointmentRecord } from '#shared/rules/records/themes/theme-appointment-record.ts';
import { themeAuthorityRecord } from '#shared/rules/records/themes/theme-authority-record.ts';
import { themeIndependenceRecord } from '#shared/rules/records/themes/theme-independence-record.ts';
import { themeNamesRecord } from '#shared/rules/records/themes/theme-names-record.ts';
import { themeRangeRecord } from '#shared/rules/records/themes/theme-range-record.ts';
import { themeStateRecord } from '#shared/rules/records/themes/theme-state-record.ts';
import { themeTitlesRecord } from '#shared/rules/records/themes/theme-titles-record.ts';
import {
  backThemeRecord,
  mobileThemeRecord,
  specialThemeRecord,
} from '#shared/rules/records/themes/theme-values-records.ts';
import { callsAt } from '#shared/rules/themes/families.ts';
import type { ThemeLocator } from '#shared/rules/themes/theme-locator.ts';
import type { Client } from '../../sandbox/client.ts';

const at = (part: Partial<ThemeLocator>): ThemeLocator => ({
  terminal: 'pc',
  id: 'TP100001',
  name: 'Harbour',
  style: 'dark',
  deptId: 'D200',
  external: false,
  ...part,
});
export const web = at({});
const client = at({ terminal: 'pcClient', id: 'TP120001', name: '', style: 'client' });
const special = at({ terminal: 'special', id: 'TF100001', name: '' });
export const mobile = at({ terminal: 'h5', id: 'TM100001', name: '' });

const share = (id: string) => ({ kind: 'department', id, exclude: false, below: true }) as const;

/** A record, a field of mine, one of theirs, what I want, what they want, and what they want of mine. */
export interface Case {
  readonly what: string;
  readonly kind: RecordKind<never, never>;
  readonly place: object;
  readonly mine: string;
  readonly want: unknown;
  readonly other: string;
  readonly otherWants: unknown;
  readonly clash: unknown;
  /** Deletes it; absent: it is a setting, which nobody deletes. */
  readonly remove?: (by: Client) => Promise<unknown>;
}

export const removal = (locator: ThemeLocator) => (by: Client) =>
  by.call(callsAt(locator.terminal).remove, { topicId: locator.id });

const values = (what: string, kind: object, locator: ThemeLocator, colour: string): Case => ({
  what,
  kind: kind as Case['kind'],
  place: locator,
  remove: removal(locator),
  mine: 'titleName',
  want: 'Mine',
  clash: 'Theirs',
  other: colour,
  otherWants: '#123456',
});
const titles = (what: string, kind: object, place: object, remove?: Case['remove']): Case => ({
  what,
  kind: kind as Case['kind'],
  place,
  ...(remove && { remove }),
  mine: 'titles',
  want: ['appTitle'],
  clash: ['teamTitle'],
  other: '',
  otherWants: '',
});

export const cases: readonly Case[] = [
  values('a web theme', backThemeRecord, web, 'primaryColor'),
  values('a theme of the client', backThemeRecord, client, 'navigationBgColor'),
  values('a special theme', specialThemeRecord, special, 'bubbleColor'),
  values('a mobile theme', mobileThemeRecord, mobile, 'mainColor'),
  {
    what: 'an appointment',
    kind: themeAppointmentRecord as unknown as Case['kind'],
    place: web,
    mine: 'allowUserSwitch',
    want: true,
    clash: true,
    other: 'appointRange',
    otherWants: [share('D204')],
    remove: removal(web),
  },
  {
    what: 'how it is appointed',
    kind: themeAppointmentRecord as unknown as Case['kind'],
    place: web,
    mine: 'topicAppoint',
    want: 'permanent',
    clash: 'timed',
    other: 'appointDate',
    otherWants: { from: '2026-11-01', to: '2026-11-30' },
  },
  ...[web, client, special, mobile].map(
    (locator): Case => ({
      what: `the range, ${locator.terminal}`,
      kind: themeRangeRecord as unknown as Case['kind'],
      place: locator,
      mine: 'useRange',
      want: [share('D204')],
      clash: [share('D205')],
      other: 'useRangeDisable',
      otherWants: [share('D203')],
      remove: removal(locator),
    }),
  ),
  titles('titles, web', themeTitlesRecord, web, removal(web)),
  titles('titles, special', themeTitlesRecord, special, removal(special)),
  titles('titles of the platform’s own', systemTitlesRecord, { id: 'TS100001', publishLogo: '' }),
  {
    what: 'authority',
    kind: themeAuthorityRecord as unknown as Case['kind'],
    place: { deptId: 'D200', settingModule: 'pc' },
    mine: 'allowLow',
    want: false,
    clash: false,
    other: '',
    otherWants: '',
  },
  {
    what: 'independence',
    kind: themeIndependenceRecord as unknown as Case['kind'],
    place: { deptId: 'D200', tenantKey: 'T2308147' },
    mine: 'allowAlone',
    want: true,
    clash: true,
    other: '',
    otherWants: '',
  },
  {
    what: 'a CSS theme',
    kind: cssThemeRecord as unknown as Case['kind'],
    place: { id: 'TC100001' },
    mine: 'name',
    want: 'Mine',
    clash: 'Theirs',
    other: 'content',
    otherWants: '.a { color: red }',
  },
  {
    what: 'names in languages',
    kind: themeNamesRecord as unknown as Case['kind'],
    place: { kind: 'theme', targetId: web.id },
    mine: 'en_US',
    want: 'Mine',
    clash: 'Theirs',
    other: 'ja_JP',
    otherWants: '港',
  },
  {
    what: 'whether it is enabled',
    kind: themeStateRecord as unknown as Case['kind'],
    place: web,
    mine: 'enabled',
    want: false,
    clash: false,
    other: '',
    otherWants: '',
    remove: removal(web),
  },
];

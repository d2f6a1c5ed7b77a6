/** The themes that every tenant begins with: for each family, terminal and style one default, some on, some off. */
import type { ThemeFamily, TopicStyle } from '#shared/api/themes/context.ts';
import { seededTime } from '../../../kernel/clock.ts';
import type { Scale, SeedFacts } from '../../../kernel/database/table.ts';
import { ordinary, rootDepartments } from '../../../kernel/seed/organisation.ts';
import {
  type AppointmentFields,
  appointedToNobody,
  type ThemeValues,
  themeColumnsOf,
} from '../theme-columns.ts';
import { backValues, mobileValues, type Naming, specialValues } from './looks.ts';
import { paletteAt } from './palettes.ts';

/** One list of the console: a family, terminal and style in a department. */
interface List {
  readonly family: ThemeFamily;
  readonly dtu: '' | 'pc' | 'app-pc';
  readonly style: TopicStyle;
  readonly count: number;
  /** Prefix of the list's ids, and their first number. */
  readonly prefix: string;
  readonly from: number;
  /** A department of the ordinary tenant; absent for the top one of every tenant. */
  readonly deptId?: string;
  readonly external?: true;
}

type Kind = Pick<List, 'family' | 'dtu' | 'prefix'>;
const web: Kind = { family: 'backTopic', dtu: 'pc', prefix: 'TP' };
const client: Kind = { family: 'backTopic', dtu: 'app-pc', prefix: 'TP' };
const mobile: Kind = { family: 'appTopic', dtu: '', prefix: 'TM' };
const special: Kind = { family: 'featureTopic', dtu: '', prefix: 'TF' };
const external = true;

/** Length of the web's dark list in the large scale. */
const long = 2000;

const lists = (scale: Scale): readonly List[] => [
  { ...web, style: 'dark', count: scale === 'large' ? long : 24, from: 100001 },
  { ...web, style: 'light', count: 12, from: 110001 },
  { ...client, style: 'client', count: 8, from: 120001 },
  { ...client, style: 'dark', count: 9, from: 121001 },
  { ...client, style: 'light', count: 9, from: 122001 },
  { ...mobile, style: 'dark', count: 8, from: 100001 },
  { ...mobile, style: 'light', count: 8, from: 110001 },
  { ...special, style: 'dark', count: 9, from: 100001 },
  { ...web, style: 'dark', count: 3, from: 130001, external },
  { ...web, style: 'light', count: 2, from: 131001, external },
  { ...client, style: 'client', count: 2, from: 132001, external },
  { ...mobile, style: 'dark', count: 2, from: 130001, external },
  { ...special, style: 'dark', count: 2, from: 130001, external },
  { ...web, style: 'dark', count: 3, from: 140001, deptId: 'D205' },
  { ...web, style: 'light', count: 2, from: 141001, deptId: 'D205' },
  { ...client, style: 'client', count: 2, from: 142001, deptId: 'D205' },
  { ...mobile, style: 'dark', count: 2, from: 140001, deptId: 'D205' },
];

const timed = (from: string, to: string): AppointmentFields => ({
  topicAppoint: 'timed',
  appointDate: { from, to },
  allowUserSwitch: true,
  appointRange: [],
});
/** Appointments by position in the tenant's own lists: permanent ones, and past, current and future periods. */
const appointments: Readonly<Record<number, AppointmentFields>> = {
  4: { ...appointedToNobody, topicAppoint: 'permanent', allowUserSwitch: true },
  5: timed('2026-02-10', '2026-02-24'),
  6: timed('2026-06-01', '2027-12-31'),
  7: timed('2028-01-20', '2028-02-04'),
};
const festive: Readonly<Record<number, string>> = { 5: '新春', 6: '周年庆', 7: '元宵' };

const by = { creator_name: '陈静', updater_name: '陈静' } as const;

export function* themeRows({ scale, tenants }: SeedFacts) {
  for (const [tenant_key, root] of rootDepartments()) {
    if (!tenants.includes(tenant_key)) continue;
    for (const list of lists(tenant_key === ordinary ? scale : 'small'))
      if (list.deptId === undefined || tenant_key === ordinary) yield* rowsOf(tenant_key, root, list);
  }
}

function* rowsOf(tenant_key: string, root: string, list: List) {
  for (let position = 1; position <= list.count; position++) {
    const id = `${list.prefix}${list.from + position - 1}`;
    // The first theme is not the default, for examples and tests disable and delete it.
    const is_default = position === 2 && list.external === undefined ? 1 : 0;
    const enabled = position <= 2 || position in appointments || position % 3 === 0;
    const values = valuesOf(list, id, position, enabled, list.deptId ?? root);
    const plain = list.external || list.deptId;
    const appointed = (plain ? undefined : appointments[position]) ?? appointedToNobody;
    const time = seededTime(Date.UTC(2026, 2, 2, 1) + position * 3_600_000);
    yield {
      tenant_key,
      id,
      family: list.family,
      position,
      is_default,
      ...themeColumnsOf(values),
      appointment: JSON.stringify(appointed),
      origin_id: '',
      module_style_id: '',
      ...by,
      create_time: time,
      update_time: time,
    };
  }
}

const layouts = ['horizontal', 'mixed', 'vertical'] as const;

function valuesOf(list: List, id: string, position: number, enabled: boolean, deptId: string): ThemeValues {
  const palette = paletteAt(position - 1 + (list.from % 7 === 0 ? 5 : 0));
  const round = Math.floor((position - 1) / 16);
  const naming: Naming = {
    name: `${festive[position] ?? ''}${palette.name}${round === 0 ? '' : ` ${round + 1}`}`,
    style: list.style,
    deptId,
    enabled,
    external: list.external ?? false,
  };
  if (list.family === 'appTopic') return mobileValues(naming, palette, id);
  if (list.family === 'featureTopic')
    return specialValues(naming, palette, position % 4 === 0 ? `EC${position}` : '');
  const layout = layouts[(position - 1) % layouts.length] ?? 'horizontal';
  return backValues(naming, palette, list.dtu === 'app-pc' ? 'app-pc' : 'pc', layout);
}

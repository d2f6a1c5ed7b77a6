/**
 * The log of past years, computed instead of millions of inserts. A row's content depends only on its slot, which
 * is its number modulo `period`; its time falls steadily. So a filter tests the slots of one period, and arithmetic
 * finds the k-th match of a million rows.
 */

import { createRandom } from '#shared/kit/random.ts';
import { menuEntries } from '#shared/rules/common/menu/entries.ts';
import { menu } from '#shared/text/tables/menu.ts';
import type { Language } from '#shared/text/types.ts';
import { defaultApps } from '../../kernel/modules/offers.ts';
import { type LogFunction, type LogKind, logKinds, needsDetail } from '../../kernel/operation-log/wording.ts';
import { personNameAt } from '../../kernel/people/person-name.ts';

/** Slots of a period: half are the tenant page's, a quarter each the menus' and the apps'. */
export const period = 10_000;

export interface Slot {
  readonly kind: LogKind;
  readonly operatorId: string;
  readonly operatorName: string;
  readonly targetId: string;
  readonly target: Readonly<Record<Language, string>>;
  readonly detail: string;
  /** Index of the department for logs that are kept by department; otherwise null. */
  readonly department: number | null;
}

/** Number of departments whose menus have a log of their own. */
export const logDepartments = 4;

const edits = ['contact', 'email', 'telephone', 'contact,email', 'tenantName'] as const;
const touches = ['name', 'icon', 'order', 'path', 'description'] as const;
const reports = ['week', 'month', 'season', 'halfYear', 'year'] as const;

const byFunction: Readonly<Record<LogFunction, readonly LogKind[]>> = {
  ainfo: kindsOf('ainfo'),
  // A department's log is about its menus; the platform's own menus are neither made nor deleted.
  backstage: ['menuUpdated', 'menuEnabled', 'menuDisabled'],
  appmgmt: kindsOf('appmgmt'),
  feed: kindsOf('feed'),
};
/** The tenant page's function is listed twice, for half of the slots. */
const functions = ['ainfo', 'ainfo', 'backstage', 'appmgmt'] as const;
const seed = 20_260_217;
const menus = menuEntries.map(
  ({ code }) => [code, menu['zh-CN'].entry[code], menu['en-US'].entry[code]] as const,
);
/** Invented people who act beside the accounts that can sign in. */
const operators = 9;

export interface Tenancy {
  readonly tenantKey: string;
  readonly tenantName: string;
  readonly administrators: readonly { readonly id: string; readonly name: string }[];
}

export function slotsOf({ tenantKey, tenantName, administrators }: Tenancy): readonly Slot[] {
  const random = createRandom(seed);
  const people = [
    ...administrators,
    ...Array.from({ length: operators }, (_, index) => ({
      id: `P${tenantKey.slice(1)}${String(index + 20).padStart(6, '0')}`,
      name: personNameAt(index + 20),
    })),
  ];
  return Array.from({ length: period }, (_, index) => {
    const of = functions[index % functions.length] ?? 'ainfo';
    const kinds = byFunction[of];
    const kind = kinds[random.between(0, kinds.length - 1)] ?? 'tenantUpdated';
    // The smaller of two random numbers: administrators come first in the list and act more often.
    const person =
      people[Math.min(random.between(0, people.length - 1), random.between(0, people.length - 1))];
    const page = of === 'ainfo';
    const [targetId, inChinese, inEnglish] = random.pick(of === 'backstage' ? menus : defaultApps);
    return {
      kind,
      operatorId: person?.id ?? '',
      operatorName: person?.name ?? '',
      targetId: page ? tenantKey : targetId,
      target: page
        ? { 'zh-CN': tenantName, 'en-US': tenantName }
        : { 'zh-CN': inChinese, 'en-US': inEnglish },
      detail: detailOf(kind, random.between(0, 999)),
      department: of === 'backstage' ? random.between(0, logDepartments - 1) : null,
    };
  });
}

function detailOf(kind: LogKind, chance: number): string {
  switch (kind) {
    case 'tenantUpdated':
      return edits[chance % edits.length] ?? '';
    case 'menuUpdated':
    case 'appUpdated':
      return touches[chance % touches.length] ?? '';
    case 'mobileBound':
      return `+86139****${String(2000 + chance)}`;
    case 'whiteListAdded':
    case 'whiteListRemoved':
      return String((chance % 12) + 1);
    case 'reminderSaved':
      return (['app', 'internal', 'external'] as const)[chance % 3] ?? '';
    case 'namesSaved':
      return (['en_US', 'en_US,ja_JP', 'zh_TW'] as const)[chance % 3] ?? '';
    case 'workreportSaved':
      return reports[chance % reports.length] ?? '';
    case 'assignAccountSaved':
    case 'newUserPushSaved':
      return chance % 2 === 0 ? 'on' : 'off';
    case 'wechatSaved':
      return chance % 2 === 0 ? 'wechatWork' : 'wechatService';
    case 'fileUploaded':
      return `notice-${(chance % 40) + 1}.png`;
    default:
      return '';
  }
}

/** Kinds of log entries whose detail, if their text has one, can be invented here. */
function kindsOf(of: LogFunction): LogKind[] {
  return (Object.keys(logKinds) as LogKind[]).filter(
    (name) => logKinds[name].function === of && (!needsDetail(name) || detailOf(name, 0) !== ''),
  );
}

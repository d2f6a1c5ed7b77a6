/**
 * The log of the years before: rows by a formula instead of millions of inserts. What a row says depends only on
 * its slot, its number modulo `period`; its time falls steadily. So a filter is answered by testing the slots of
 * one period, and the k-th match of a million rows is found by arithmetic.
 */

import { createRandom } from '#shared/kit/random.ts';
import { menuEntries } from '#shared/rules/common/menu/entries.ts';
import { menu } from '#shared/text/tables/menu.ts';
import type { Language } from '#shared/text/types.ts';
import { offers } from '../../kernel/modules/offers.ts';
import type { LogFunction } from '../../kernel/operation-log/kind.ts';
import { type LogKind, logKinds } from '../../kernel/operation-log/wording.ts';
import { nameOf } from '../../kernel/people/person-name.ts';

/** Slots of a period. Half of them are the tenant page's, a quarter each the menus' and the apps'. */
export const period = 10_000;

export interface Slot {
  readonly kind: LogKind;
  readonly operatorId: string;
  readonly operatorName: string;
  readonly targetId: string;
  readonly target: Readonly<Record<Language, string>>;
  readonly detail: string;
  /** Place in the list of departments, for a log that is kept by department; else null. */
  readonly department: number | null;
}

/** Departments whose menus have a log of their own. */
export const logDepartments = 4;

const edits = ['contact', 'email', 'telephone', 'contact,email', 'tenantName'] as const;
const touches = ['name', 'icon', 'order', 'path', 'description'] as const;
const reports = ['week', 'month', 'season', 'halfYear', 'year'] as const;

const byFunction: Readonly<Record<LogFunction, readonly LogKind[]>> = {
  ainfo: kindsOf('ainfo'),
  // A department's log is of its menus; the platform's own are neither made nor deleted.
  backstage: ['menuUpdated', 'menuEnabled', 'menuDisabled'],
  appmgmt: kindsOf('appmgmt'),
};
/** The tenant page's function twice: half of the slots. */
const functions = ['ainfo', 'ainfo', 'backstage', 'appmgmt'] as const;
const seed = 20_260_217;
const menus = menuEntries.map(
  ({ code }) => [code, menu['zh-CN'].entry[code], menu['en-US'].entry[code]] as const,
);
/** People who act besides those that can sign in. */
const operators = 9;

export interface Tenancy {
  readonly tenantKey: string;
  readonly tenantName: string;
  /** Accounts that administer the tenant. */
  readonly administrators: readonly { readonly id: string; readonly name: string }[];
}

/** The slots of one period for a tenant. */
export function slotsOf({ tenantKey, tenantName, administrators }: Tenancy): readonly Slot[] {
  const random = createRandom(seed);
  const people = [
    ...administrators,
    ...Array.from({ length: operators }, (_, index) => ({
      id: `P${tenantKey.slice(1)}${String(index + 20).padStart(6, '0')}`,
      name: nameOf(index + 20),
    })),
  ];
  return Array.from({ length: period }, (_, index) => {
    const of = functions[index % functions.length] ?? 'ainfo';
    const kinds = byFunction[of];
    const kind = kinds[random.between(0, kinds.length - 1)] ?? 'tenantUpdated';
    // The administrators act more often than the others.
    const person =
      people[Math.min(random.between(0, people.length - 1), random.between(0, people.length - 1))];
    const page = of === 'ainfo';
    const [targetId, inChinese, inEnglish] = random.pick(of === 'backstage' ? menus : offers);
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

/** Those that can be told here: what they are about is known. */
function kindsOf(of: LogFunction): LogKind[] {
  return (Object.keys(logKinds) as LogKind[]).filter((name) => {
    const { function: its, text } = logKinds[name];
    return its === of && (!text['en-US'].includes('{detail}') || detailOf(name, 0) !== '');
  });
}

/**
 * Candidates for quick-create entrances: modules that create something, workflows, and forms of the tenant's own
 * applications. The rights on forms and workflows are invented: administrators have all, other people some, by the
 * object's number.
 */
import {
  type EntranceTarget,
  entranceTargetOf,
  mayCreate,
  type TargetRights,
} from '#shared/rules/quick-create/entrance.ts';
import type { OfferedEntrance } from '#shared/rules/quick-create/shown-entrances.ts';
import { type App, appModuleId, appNameOf } from '../../kernel/modules/app.ts';
import { appsHere } from '../../kernel/modules/apps.ts';
import { appBodyOf } from '../../kernel/modules/body.ts';
import type { PersonContext } from '../../kernel/modules/person.ts';

export type QuickCreateOffer = OfferedEntrance;

/** Modules that create something, in the order of a new tenant. */
const creating = [
  'task',
  'calendar',
  'document',
  'mail',
  'customer',
  'project',
  'daily_report',
  'contract',
  'order',
  'opportunity',
  'clue',
  'cowork',
  'okr',
  'attendance',
  'plan_report',
  'contact',
];
/** Entrances of a new tenant; the first workflow follows them. */
const byDefault = ['task', 'calendar', 'document', 'mail', 'customer'];

const workflows = [
  ['W201', '请假申请', 'Leave request'],
  ['W202', '报销申请', 'Expense claim'],
  ['W203', '采购申请', 'Purchase request'],
  ['W204', '用印申请', 'Seal request'],
] as const;

/** `all`: the team's applications, where they are loaded already. */
export async function offersFor(context: PersonContext, all?: readonly App[]): Promise<QuickCreateOffer[]> {
  const { language } = context;
  const apps = (all ?? (await appsHere(context))).filter(
    ({ row }) => row.installed === 1 && row.enabled === 1,
  );
  const offers = creating.flatMap((module) => {
    const app = apps.find(({ row }) => row.kind === 'system' && row.module_str === module);
    return app ? [offer(module, appModuleId(app), appNameOf(app, language), [])] : [];
  });
  const applied = apps.some(({ row }) => row.module_str === 'workflow' && row.kind === 'system')
    ? workflows.map(([id, chinese, english]) =>
        offer('workflow', id, language === 'zh-CN' ? chinese : english, [
          { module: 'workflow', targetId: id },
        ]),
      )
    : [];
  const forms = apps.flatMap((app) => {
    const [custom] = appBodyOf(app.row).customs ?? [];
    const isForm = app.row.kind === 'custom' && custom?.module === 'biaoge';
    return isForm ? [offer('biaoge', custom.targetId, appNameOf(app, language), [custom])] : [];
  });
  return [...offers, ...applied, ...forms];
}

function offer(
  module: string,
  moduleId: string,
  shortname: string,
  applicationCustoms: QuickCreateOffer['sysMenus']['applicationCustoms'],
): QuickCreateOffer {
  const usual = byDefault.includes(module) || (module === 'workflow' && moduleId === 'W201');
  return { module, moduleId, sysMenus: { shortname, applicationCustoms }, usual };
}

/** A quarter of the forms is read-only and a quarter closed; a quarter of the workflows is closed. */
export function formPermission(id: string, { user }: Pick<PersonContext, 'user'>) {
  if (user.admin) return 'all' as const;
  return (['all', 'write', 'read', 'none'] as const)[indexOf(id)] ?? 'none';
}

export function workflowPermission(id: string, { user }: Pick<PersonContext, 'user'>) {
  return user.admin || indexOf(id) > 0 ? ('apply' as const) : ('none' as const);
}

const indexOf = (id: string) => Number(id.slice(-2)) % 4;

export function mayUseEntrance(entry: QuickCreateOffer, context: PersonContext): boolean {
  const target = entranceTargetOf(entry);
  return target === null || mayCreate(entry, rightsOf(target, context));
}

function rightsOf({ kind, id }: EntranceTarget, context: PersonContext): TargetRights {
  return {
    forms: new Map(kind === 'form' ? [[id, formPermission(id, context)]] : []),
    workflows: new Map(kind === 'workflow' ? [[id, workflowPermission(id, context)]] : []),
  };
}

/** Which entrance is which, what it takes to create what it leads to, what a choice makes (spec 3§3.9, 3§5.3; QUICK-013, 014). */
import type { Entrance, EntranceKey } from '../../api/quick-create/entrance.ts';

type Named = Pick<Entrance, 'module' | 'moduleId'>;

export function idOf({ module, moduleId }: Named): string {
  return `${module}/${moduleId}`;
}

export function keyOf({ module, moduleId }: Named): EntranceKey {
  return { module, moduleId, menuType: '1' };
}

/** The platform keeps forms under its own word (3§3.2). */
const formModules = ['biaoge', 'formdatareport'];

export type EntranceTarget = { readonly kind: 'form' | 'workflow'; readonly id: string };

/** What it creates one of; null: a module's own, which takes no right of its own. */
export function targetOf({ sysMenus }: Pick<Entrance, 'sysMenus'>): EntranceTarget | null {
  const [target] = sysMenus.applicationCustoms;
  if (!target) return null;
  if (formModules.includes(target.module)) return { kind: 'form', id: target.targetId };
  return target.module === 'workflow' ? { kind: 'workflow', id: target.targetId } : null;
}

/** What this person may do, by the id of a form or of a workflow. */
export interface TargetRights {
  readonly forms: ReadonlyMap<string, string>;
  readonly workflows: ReadonlyMap<string, string>;
}

/** Forms need to be written, workflows to be applied for. */
export function mayCreate(entry: Pick<Entrance, 'sysMenus'>, { forms, workflows }: TargetRights): boolean {
  const target = targetOf(entry);
  if (!target) return true;
  if (target.kind === 'workflow') return workflows.get(target.id) === 'apply';
  return ['write', 'all'].includes(forms.get(target.id) ?? '');
}

export interface EntranceChanges {
  readonly addMenuEntrances: readonly EntranceKey[];
  readonly delMenuEntrances: readonly EntranceKey[];
}

/** The ids after such a change: what stays keeps its place, what is new comes last. */
export function idsAfter(
  before: readonly string[],
  { addMenuEntrances, delMenuEntrances }: EntranceChanges,
): string[] {
  const gone = new Set(delMenuEntrances.map(idOf));
  const left = before.filter((id) => !gone.has(id));
  const there = new Set(left);
  return [...left, ...new Set(addMenuEntrances.map(idOf).filter((id) => !there.has(id)))];
}

/**
 * The identity of a quick-create entrance, the right that its target needs, and the result of a change to the selection
 * (spec 3§3.9, 3§5.3; QUICK-013, 014).
 */
import type { Entrance, EntranceKey } from '../../api/quick-create/entrance.ts';

type Named = Pick<Entrance, 'module' | 'moduleId'>;

export function idOf({ module, moduleId }: Named): string {
  return `${module}/${moduleId}`;
}

export function entranceKeyOf({ module, moduleId }: Named): EntranceKey {
  return { module, moduleId, menuType: '1' };
}

/** The platform calls forms by these names (3§3.2). */
const formModules = ['biaoge', 'formdatareport'];

export type EntranceTarget = { readonly kind: 'form' | 'workflow'; readonly id: string };

/** The form or workflow that an entrance creates; null for a module, which needs no right of its own. */
export function entranceTargetOf({ sysMenus }: Pick<Entrance, 'sysMenus'>): EntranceTarget | null {
  const [target] = sysMenus.applicationCustoms;
  if (!target) return null;
  if (formModules.includes(target.module)) return { kind: 'form', id: target.targetId };
  return target.module === 'workflow' ? { kind: 'workflow', id: target.targetId } : null;
}

export interface TargetRights {
  readonly forms: ReadonlyMap<string, string>;
  readonly workflows: ReadonlyMap<string, string>;
}

/** A form needs the right to write it, a workflow the right to apply for it. */
export function mayCreate(entry: Pick<Entrance, 'sysMenus'>, { forms, workflows }: TargetRights): boolean {
  const target = entranceTargetOf(entry);
  if (!target) return true;
  if (target.kind === 'workflow') return workflows.get(target.id) === 'apply';
  return ['write', 'all'].includes(forms.get(target.id) ?? '');
}

export interface EntranceChanges {
  readonly addMenuEntrances: readonly EntranceKey[];
  readonly delMenuEntrances: readonly EntranceKey[];
}

/** Ids after a change: remaining ones keep their order, new ones come last. */
export function idsAfter(
  before: readonly string[],
  { addMenuEntrances, delMenuEntrances }: EntranceChanges,
): string[] {
  const gone = new Set(delMenuEntrances.map(idOf));
  const left = before.filter((id) => !gone.has(id));
  const there = new Set(left);
  return [...left, ...new Set(addMenuEntrances.map(idOf).filter((id) => !there.has(id)))];
}

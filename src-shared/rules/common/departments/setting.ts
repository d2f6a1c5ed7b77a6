/**
 * A setting that a department may keep itself or take from above (spec 3§3.7, 3§3.8, 3§4, 3§6): what may be done with it
 * here, and whose it is.
 */
import type { Department, Detach } from './scope.ts';

/** What the platform says beside such a setting. */
export interface SettingFacts {
  readonly rootDept: boolean;
  /** The department has the setting itself (`hasSelfMenus`). */
  readonly own: boolean;
  /** The parent lets departments below it keep their own (`parentSub`). */
  readonly parentSub: boolean;
  /** Whose setting holds here; null: it is not said. */
  readonly from: Department | null;
  /** The person may change it. */
  readonly permission: boolean;
}

export interface SettingHere {
  /** Shown, not changed; null: it can be changed. */
  readonly readOnly: 'noPermission' | 'inherited' | null;
  /** Another department's setting holds here. */
  readonly inheritedFrom: Department | null;
  /** Whether an own setting can be turned on and off here at all. */
  readonly ownOffered: boolean;
  /** Whether one can say what departments below may do. */
  readonly belowOffered: boolean;
}

export function settingHere(detach: Detach, department: Department, facts: SettingFacts): SettingHere {
  const { rootDept, own, parentSub, from, permission } = facts;
  const detached = detach !== 'off';
  const inherits = detached && !rootDept && !own;
  return {
    readOnly: permission ? (inherits ? 'inherited' : null) : 'noPermission',
    inheritedFrom: inherits && from && from.id !== department.id ? from : null,
    ownOffered: detached && !rootDept && parentSub,
    belowOffered: detached && (rootDept || own),
  };
}

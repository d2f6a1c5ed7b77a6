/** A setting that a department keeps itself or inherits (spec 3§3.7, 3§3.8, 3§4, 3§6). */
import type { Department, Detach } from './scope.ts';

/** The platform's facts about such a setting. */
export interface SettingFacts {
  readonly rootDept: boolean;
  /** The department has the setting itself (`hasSelfMenus`). */
  readonly hasOwn: boolean;
  /** The parent lets departments below it keep their own (`parentSub`). */
  readonly parentSub: boolean;
  /** The department whose setting applies; null when the server does not name it. */
  readonly from: Department | null;
  readonly permission: boolean;
}

export interface SettingHere {
  /** The reason why the setting cannot be changed; null when it can. */
  readonly readOnly: 'noPermission' | 'inherited' | null;
  /** The other department whose setting applies. */
  readonly inheritedFrom: Department | null;
  /** The department can turn a setting of its own on or off. */
  readonly ownOffered: boolean;
  /** The user can decide whether departments below may keep settings of their own. */
  readonly belowOffered: boolean;
}

export function settingHere(detach: Detach, department: Department, facts: SettingFacts): SettingHere {
  const { rootDept, hasOwn: isOwn, parentSub, from, permission } = facts;
  const detached = detach !== 'off';
  const inherits = detached && !rootDept && !isOwn;
  return {
    readOnly: permission ? (inherits ? 'inherited' : null) : 'noPermission',
    inheritedFrom: inherits && from && from.id !== department.id ? from : null,
    ownOffered: detached && !rootDept && parentSub,
    belowOffered: detached && (rootDept || isOwn),
  };
}

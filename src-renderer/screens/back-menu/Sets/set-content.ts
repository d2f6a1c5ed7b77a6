/** Entries of a set that no form would accept: checked when a file is opened, and before anything is created here. */

import { groupFields } from '#shared/rules/back-menu/group-fields.ts';
import { menuFields } from '#shared/rules/back-menu/menu-fields.ts';
import { checkFields } from '#shared/rules/common/fields/check-fields.ts';
import { controlName, type Fields, rowsOf } from '#shared/rules/common/fields/field.ts';
import { checkPlainText } from '#shared/rules/common/fields/plain-text.ts';
import type { MessageKey } from '#shared/text/index.ts';
import type { Message } from '#shared/text/message.ts';
import { nameOfNamed, type SetGroup, type SetMenu, type SetNamed } from './menu-set.ts';

export interface WrongInSet {
  /** Name of the menu or group. */
  readonly of: string;
  readonly field: MessageKey;
  readonly message: Message;
}

/** The address of a platform menu is not checked, since it is never set. */
export function wrongMenu(menu: SetMenu): WrongInSet | null {
  const { customNamed: customNameStatus, customName, icon, path: menuPath, openMode } = menu;
  const form = { parentId: '', customNameStatus, customName, icon, menuPath, openMode };
  return firstWrong(menu, menuFields(menu.code === ''), form) ?? wrongNames(menu, 'backMenu.menu.name');
}

export function wrongGroup(group: SetGroup): WrongInSet | null {
  const form = {
    customNameStatus: group.customNamed,
    customName: group.customName,
    menuOrder: 1,
    common: [],
  };
  const fields = groupFields(1, group.own ? 'own' : 'system');
  return firstWrong(group, fields, form) ?? wrongNames(group, 'backMenu.group.name');
}

function firstWrong<Values extends object>(
  one: SetNamed,
  fields: Fields<Values>,
  values: NoInfer<Values>,
): WrongInSet | null {
  const [problem] = checkFields<Values>(fields, values);
  const row = problem && rowsOf(fields).find(([name, each]) => controlName(name, each) === problem.name);
  return row ? { of: nameOfNamed(one), field: row[1].label, message: problem.message } : null;
}

/** Names in other languages must only be visible (BMENU-065). */
function wrongNames(item: SetNamed, field: MessageKey): WrongInSet | null {
  for (const name of [item.name, item.customName, ...Object.values(item.names)]) {
    const message = checkPlainText(name, Number.POSITIVE_INFINITY);
    if (message) return { of: nameOfNamed(item), field, message };
  }
  return null;
}

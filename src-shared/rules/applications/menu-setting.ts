/**
 * Applications with long ids are somebody's own: of those it is asked whether their menu can be set at all (spec 3§5.2;
 * APP-091). Where it can't, they are not turned on, and how they show and open stays as it is.
 */
import type { Message } from '../../text/message.ts';
import type { AppForm } from '../common/applications/app-form.ts';

/** Ids of the platform's own applications have at most so many characters (3§5.2). */
const ownIds = 3;

/** Base applications are never asked for. */
export function isMenuChecked({ id, baseApp }: { readonly id: string; readonly baseApp: boolean }): boolean {
  return id.length > ownIds && !baseApp;
}

/** What is said of an application's menu. */
export const menuFields = [
  'openMode',
  'menuDisplay',
  'menuTop',
  'defaultMenu',
] as const satisfies readonly (keyof AppForm)[];

type MenuForm = Pick<AppForm, (typeof menuFields)[number]>;

export function changesMenu(before: MenuForm, after: MenuForm): boolean {
  return menuFields.some((name) => before[name] !== after[name]);
}

export function noMenuSetting(name: string): Message {
  return { key: 'applications.problem.noMenuSetting', params: { name } };
}

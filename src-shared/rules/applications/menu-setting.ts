/**
 * Applications with long ids are a tenant's own, and the server must first say whether their menu can be set (spec
 * 3§5.2; APP-091). Where the menu cannot be set, the application is not enabled, and its display and opening stay
 * unchanged.
 */
import type { Message } from '../../text/message.ts';
import type { AppForm } from '../common/applications/app-form.ts';

/** The maximum number of characters in the id of one of the platform's own applications (3§5.2). */
const ownIds = 3;

/** A base application's menu is never checked. */
export function isMenuChecked({ id, baseApp }: { readonly id: string; readonly baseApp: boolean }): boolean {
  return id.length > ownIds && !baseApp;
}

export const appMenuFields = [
  'openMode',
  'menuDisplay',
  'menuTop',
  'defaultMenu',
] as const satisfies readonly (keyof AppForm)[];

type MenuForm = Pick<AppForm, (typeof appMenuFields)[number]>;

export function changesMenu(before: MenuForm, after: MenuForm): boolean {
  return appMenuFields.some((name) => before[name] !== after[name]);
}

export function noMenuSetting(name: string): Message {
  return { key: 'applications.problem.noMenuSetting', params: { name } };
}

/** Codes of menus and permissions of a mapping, as the names and words that they are in single calls. */
import type { CallMapping, Mapping } from './mapping.ts';

/** Fields that hold the code of a menu: of what was granted, and of what is asked for. */
const menuCodes: Readonly<Record<string, { readonly part: 'request' | 'answer'; readonly field: string }>> = {
  'frame.currentTree': { part: 'answer', field: '**.menuCode' },
  'frame.checkPermission': { part: 'request', field: 'menuCode' },
};
/** The call whose answer says what an administrator may do, one field for each permission. */
const permissionCall = 'session.current';
const permissionField = (code: string): string => `user.permissions.${code}`;

/** What the mapping says of one call; undefined where that is nothing. What it says of the call itself comes first. */
export function callMappingOf({ calls, menus, permissions }: Mapping, id: string): CallMapping | undefined {
  const own = Object.hasOwn(calls, id) ? calls[id] : undefined;
  const menu = Object.hasOwn(menuCodes, id) ? menuCodes[id] : undefined;
  if (menu && Object.keys(menus).length > 0) {
    const part = own?.[menu.part];
    const codes = Object.entries(menus).map(([ours, theirs]) => ({ ours, theirs }));
    const words = { ...part?.words, [menu.field]: [...(part?.words?.[menu.field] ?? []), ...codes] };
    return { ...own, [menu.part]: { ...part, words } };
  }
  if (id === permissionCall && Object.keys(permissions).length > 0) {
    const names = Object.entries(permissions).map(([ours, theirs]) => [
      permissionField(ours),
      permissionField(theirs),
    ]);
    return {
      ...own,
      answer: { ...own?.answer, names: { ...Object.fromEntries(names), ...own?.answer?.names } },
    };
  }
  return own;
}

/** Turns a mapping's codes of menus and permissions into names and words of single calls. */
import type { CallMapping, Mapping } from './mapping.ts';

/** Fields that hold a menu's code: of granted menus, and of a permission check. */
const menuCodes: Readonly<Record<string, { readonly part: 'request' | 'answer'; readonly field: string }>> = {
  'frame.currentTree': { part: 'answer', field: '**.menuCode' },
  'frame.checkPermission': { part: 'request', field: 'menuCode' },
};
/** The call whose answer has an administrator's permissions, one field for each. */
const permissionCall = 'session.current';
const permissionField = (code: string): string => `user.permissions.${code}`;

/** The mapping of one call; undefined for none. The call's own entries override those for codes. */
export function callMappingOf({ calls, menus, permissions }: Mapping, id: string): CallMapping | undefined {
  const callMapping = Object.hasOwn(calls, id) ? calls[id] : undefined;
  const menu = Object.hasOwn(menuCodes, id) ? menuCodes[id] : undefined;
  if (menu && Object.keys(menus).length > 0) {
    const part = callMapping?.[menu.part];
    const codes = Object.entries(menus).map(([ours, theirs]) => ({ ours, theirs }));
    const words = { ...part?.words, [menu.field]: [...(part?.words?.[menu.field] ?? []), ...codes] };
    return { ...callMapping, [menu.part]: { ...part, words } };
  }
  if (id === permissionCall && Object.keys(permissions).length > 0) {
    const names = Object.entries(permissions).map(([ours, theirs]) => [
      permissionField(ours),
      permissionField(theirs),
    ]);
    return {
      ...callMapping,
      answer: {
        ...callMapping?.answer,
        names: { ...Object.fromEntries(names), ...callMapping?.answer?.names },
      },
    };
  }
  return callMapping;
}

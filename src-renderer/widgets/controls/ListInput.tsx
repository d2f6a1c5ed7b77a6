/**
 * The field of a list: antd says that the keys are at an option where they are at none (`…_list_-1`: nothing is proposed
 * yet, nothing is found), which is no element that a screen reader could go to, and which axe refuses.
 */
import type { ComponentPropsWithRef } from 'react';

function ListInput({ 'aria-activedescendant': at, ...input }: ComponentPropsWithRef<'input'>) {
  return <input {...input} aria-activedescendant={at?.endsWith('_list_-1') ? undefined : at} />;
}

/** One object for all of them: antd would begin anew with another. */
export const listParts = { components: { input: ListInput } };

/**
 * The list itself, as `Mended` takes it: antd gives it no name, and calls what it says instead of options a list without
 * any. It is a stop of its own where it scrolls, for those who only scroll; the keys walk it from the field.
 */
export function listMends(label: string): Readonly<Record<string, Readonly<Record<string, string>>>> {
  return {
    '[class*="-list-holder"]:not([class*="-inner"])': { tabindex: '0' },
    '[role="listbox"]': { 'aria-label': label },
    '[class*="-item-empty"]': { role: 'status' },
  };
}

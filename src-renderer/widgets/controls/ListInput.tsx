/**
 * A list's input without antd's invalid `aria-activedescendant`: before the first option is active, antd refers to an
 * element `…_list_-1` that does not exist, which axe reports.
 */
import type { ComponentPropsWithRef } from 'react';

function ListInput({ 'aria-activedescendant': at, ...input }: ComponentPropsWithRef<'input'>) {
  return <input {...input} aria-activedescendant={at?.endsWith('_list_-1') ? undefined : at} />;
}

/** A constant, because antd resets the list for another object. */
export const listParts = { components: { input: ListInput } };

/**
 * Attributes for `CorrectedAttributes` on antd's list, which has no name, and whose empty state claims to be a list
 * without options. A scrolling list gets a tab stop of its own, for users who only scroll; the field's keys walk the
 * options.
 */
export function listMends(label: string): Readonly<Record<string, Readonly<Record<string, string>>>> {
  return {
    '[class*="-list-holder"]:not([class*="-inner"])': { tabindex: '0' },
    '[role="listbox"]': { 'aria-label': label },
    '[class*="-item-empty"]': { role: 'status' },
  };
}

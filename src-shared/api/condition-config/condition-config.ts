/**
 * The server's condition config, from which an advanced search is built (spec 1§7.2 "Advanced search config fetch":
 * `data`, `items`, `layout`, `groups`, `conditionId`). The documents do not show the contents; the shapes are those of
 * the platform's form descriptions: an item for each field, rows of fields, titled groups.
 */
import * as z from 'zod';
import { optionalWireId, wireId, wireText } from '../codecs.ts';

/** Kinds of fields that the console can show; fields of any other kind are left out of the form. */
export const fieldKinds = ['text', 'number', 'date', 'select', 'switch', 'people', 'department'] as const;
export type ConditionFieldKind = (typeof fieldKinds)[number];

/** The platform's spelling of the kinds. */
const wireKinds: Readonly<Record<string, ConditionFieldKind>> = {
  INPUT: 'text',
  TEXTAREA: 'text',
  INPUTNUMBER: 'number',
  SCOPE: 'number',
  DATEPICKER: 'date',
  DATE: 'date',
  RANGEPICKER: 'date',
  SELECT: 'select',
  CHECKBOX: 'select',
  RADIO: 'select',
  SWITCH: 'switch',
  BROWSER: 'people',
  EMPLOYEE: 'people',
  DEPARTMENT: 'department',
};

/** The kind of an item; null where the console has no field for it. */
export function conditionFieldKind(itemType: string): ConditionFieldKind | null {
  return Object.hasOwn(wireKinds, itemType.toUpperCase())
    ? (wireKinds[itemType.toUpperCase()] ?? null)
    : null;
}

export const searchItem = z.looseObject({
  itemType: z.string(),
  options: z.array(z.object({ id: wireId, content: z.string() })).nullish(),
  /** Whether several options or people may be selected. */
  multiple: z.boolean().nullish(),
});
export type SearchItem = z.output<typeof searchItem>;

export const searchField = z.object({
  /** The field's key, which is by default also its item's key. */
  id: z.string().min(1),
  label: wireText,
  items: z.array(z.string()).nullish(),
  groupId: optionalWireId,
  hide: z.boolean().nullish(),
});

export const searchConfig = z.object({
  conditionId: wireId,
  /** Initial values by item key. */
  data: z.record(z.string(), z.unknown()),
  items: z.record(z.string(), searchItem),
  /** Rows of fields in their order. */
  layout: z.array(z.array(searchField)),
  groups: z.array(z.object({ id: wireId, title: wireText, visible: z.boolean().nullish() })),
});
export type SearchConfig = z.output<typeof searchConfig>;

export const operators = ['contains', 'equals', 'in', 'between', 'atLeast', 'atMost'] as const;

/** One condition as the server receives it. */
export const searchCondition = z.object({
  field: z.string().min(1),
  operator: z.enum(operators),
  /** One value, the selected values for `in`, or the two ends for `between`. */
  value: z.array(z.string()).min(1),
});
export type SearchCondition = z.output<typeof searchCondition>;

/** The operators between conditions. */
export type Connection = 'and' | 'or';

/**
 * The form of the advanced search and its request (spec 1§7.2 "conditions plus connection"; LIC-051, LIC-058): field
 * groups from the server's config, and conditions from their values.
 */

import {
  type ConditionFieldKind,
  conditionFieldKind,
  type SearchCondition,
  type SearchConfig,
  type SearchItem,
} from '#shared/api/condition-config/condition-config.ts';
import { languageTraits } from '#shared/text/language-traits.ts';
import type { Language } from '#shared/text/types.ts';

export interface SearchFormField {
  readonly key: string;
  readonly label: string;
  readonly kind: ConditionFieldKind;
  readonly options: readonly { readonly id: string; readonly content: string }[];
  readonly multiple: boolean;
}

export interface SearchForm {
  readonly conditionId: string;
  readonly groups: readonly {
    readonly id: string;
    readonly title: string;
    readonly rows: readonly (readonly SearchFormField[])[];
  }[];
  readonly initial: SearchValues;
  /** Keys of items that the console has no field for; the screen lists them as left out. */
  readonly unsupported: readonly string[];
}

/**
 * Values by field key: a text is one value, options and people are ids, a number or day has two ends (an open end is
 * ''), a switch that is on is '1'.
 */
export type SearchValues = Readonly<Record<string, readonly string[]>>;

/** Leaves out hidden fields and groups, groups without fields, and fields without an item. */
export function buildSearchForm(config: SearchConfig): SearchForm {
  const unsupported: string[] = [];
  const initial: Record<string, readonly string[]> = {};

  function fieldsOf(key: string, label: string): SearchFormField[] {
    const item = Object.hasOwn(config.items, key) ? config.items[key] : undefined;
    if (!item) return [];
    const kind = conditionFieldKind(item.itemType);
    if (!kind) {
      unsupported.push(key);
      return [];
    }
    const value = toValue(Object.hasOwn(config.data, key) ? config.data[key] : null);
    if (value.length > 0) initial[key] = value;
    return [{ key, label: label || key, kind, options: item.options ?? [], multiple: isMultiple(item) }];
  }

  const known = new Set(config.groups.map(({ id }) => id));
  const rowsOf = (groupId: string) =>
    config.layout
      .map((row) =>
        row
          .filter((field) => !field.hide && (known.has(field.groupId) ? field.groupId : '') === groupId)
          .flatMap((field) => (field.items ?? [field.id]).flatMap((key) => fieldsOf(key, field.label))),
      )
      .filter((row) => row.length > 0);
  const groups = [...config.groups.filter(({ visible }) => visible !== false), { id: '', title: '' }]
    .map(({ id, title }) => ({ id, title, rows: rowsOf(id) }))
    .filter(({ rows }) => rows.length > 0);
  return { conditionId: config.conditionId, groups, initial, unsupported };
}

function isMultiple(item: SearchItem): boolean {
  return item.multiple ?? item.itemType.toUpperCase() === 'CHECKBOX';
}

/** Converts a value of the config's `data` into the form's. */
function toValue(value: unknown): readonly string[] {
  if (Array.isArray(value)) return value.flatMap(toValue);
  if (typeof value === 'boolean') return value ? ['1'] : [];
  if (typeof value === 'number') return [String(value)];
  return typeof value === 'string' && value !== '' ? [value] : [];
}

/** The fields of a form in reading order. */
export function searchFields(form: SearchForm): SearchFormField[] {
  return form.groups.flatMap(({ rows }) => rows.flat());
}

/** The conditions of all non-empty fields. */
export function toConditions(form: SearchForm, values: SearchValues): SearchCondition[] {
  return searchFields(form).flatMap((field) => {
    const value = Object.hasOwn(values, field.key) ? values[field.key] : undefined;
    const condition = value ? conditionOf(field, value) : null;
    return condition ? [condition] : [];
  });
}

function conditionOf(
  { key, kind, multiple }: SearchFormField,
  value: readonly string[],
): SearchCondition | null {
  const filled = value.map((each) => each.trim()).filter((each) => each !== '');
  const [first] = filled;
  if (first === undefined) return null;
  switch (kind) {
    case 'text':
      return { field: key, operator: 'contains', value: [first] };
    case 'switch':
      return { field: key, operator: 'equals', value: [first] };
    case 'number':
    case 'date':
      return rangeOf(key, kind, value);
    default:
      return multiple
        ? { field: key, operator: 'in', value: filled }
        : { field: key, operator: 'equals', value: [first] };
  }
}

/** Swaps ends in the wrong order; an end that is not a number (in a number field) counts as open. */
function rangeOf(field: string, kind: 'number' | 'date', value: readonly string[]): SearchCondition | null {
  const [from, to] = [value[0] ?? '', value[1] ?? ''].map((end) => {
    const text = end.trim();
    return kind === 'number' && !Number.isFinite(Number(text)) ? '' : text;
  }) as [string, string];
  if (from === '' && to === '') return null;
  if (to === '') return { field, operator: 'atLeast', value: [from] };
  if (from === '') return { field, operator: 'atMost', value: [to] };
  const swapped = kind === 'number' ? Number(from) > Number(to) : from > to;
  return { field, operator: 'between', value: swapped ? [to, from] : [from, to] };
}

/** The text of a condition's chip: option texts instead of ids, both ends of a range. */
export function chipText(field: SearchFormField, condition: SearchCondition, language: Language): string {
  const texts = condition.value.map((id) => field.options.find((option) => option.id === id)?.content ?? id);
  switch (condition.operator) {
    case 'between':
      return texts.join('–');
    case 'atLeast':
      return `≥ ${texts[0]}`;
    case 'atMost':
      return `≤ ${texts[0]}`;
    default:
      return texts.join(languageTraits[language].list);
  }
}

/** A change's fields in one line: `Contact: 王小明 → 李四光`; or the changed objects: `王小明 · 2 more`. */

import { type Translate, translateIfKnown } from '#data/text.ts';
import { changedSecret, maskedValue } from '#shared/rules/common/secrets/secret-names.ts';
import type { ChangedField, ChangeSummary } from '#shared/rules/journal/change-summary.ts';

/** Limit in characters of a value in a row. */
const longest = 40;
/** Names of fields that are on or off but have other wire values. */
const switches = new Set(['contactPurchase', 'remindStatus', 'sys_app_manage_remind']);

/** Returns '' when no changed field is known. */
export function changedText({ about, fields, more }: ChangeSummary, t: Translate): string {
  const names = about.map((name) => valueText(name, t));
  const changes = fields.flatMap((field) => fieldText(field, t) ?? []);
  const said = names.length === 0 ? changes : [names.join(t('common.form.separator')), ...changes];
  const others = more + fields.length - changes.length;
  if (said.length === 0) return others === 0 ? '' : t('journal.changed.only', { count: others });
  return [...said, ...(others > 0 ? [t('journal.changed.more', { count: others })] : [])].join(' · ');
}

/** Returns null when this version has no label for the field. */
export function fieldWord(path: string): string | null {
  const name = fieldName(path);
  return name === null ? null : translateIfKnown(`journal.fields.${name}`);
}

/** The innermost part of the path with a label: `tenantTips` of `tenantTips.configValue`. */
function fieldName(path: string): string | null {
  const names = path.split(/[.[\]]+/).filter((name) => name !== '' && !/^\d+$/.test(name));
  return names.findLast((name) => translateIfKnown(`journal.fields.${name}`) !== null) ?? null;
}

function fieldText({ path, before, after }: ChangedField, t: Translate): string | null {
  const field = fieldWord(path);
  if (field === null) return null;
  if ([before, after].some((value) => value !== null && /<\w/.test(value))) {
    return t('journal.changed.rich', { field });
  }
  const value = (given: string | null) =>
    (given === null ? null : switchText(path, given, t)) ?? valueText(given, t);
  return t('journal.changed.field', { field, before: value(before), after: value(after) });
}

/** Returns null when the value is neither on nor off. */
export function switchText(path: string, value: string, t: Translate): string | null {
  const onOff = switches.has(fieldName(path) ?? '');
  if (value === 'true' || (onOff && value === '1')) return t('journal.changed.on');
  if (value === 'false' || (onOff && value === '0')) return t('journal.changed.off');
  return null;
}

/** Returns null when the value is no mark of a secret. */
export function secretText(value: string, t: Translate): string | null {
  if (value === changedSecret) return t('journal.changed.secret');
  return value === maskedValue ? t('journal.changed.hidden') : null;
}

function valueText(value: string | null, t: Translate): string {
  if (value === null) return t('journal.changed.none');
  if (value.trim() === '') return t('journal.changed.empty');
  const secret = secretText(value, t);
  if (secret !== null) return secret;
  return value.length > longest ? `${value.slice(0, longest)}…` : value;
}

/**
 * The licence reminder form (spec 1§2.12, 1§4, 1§5 "Licence reminder"; LIC-029 to 041): its defaults, its
 * checks, and the text that the content becomes.
 */
import type { LicenceReminder } from '../../../api/licence-info/reminder.ts';
import type { Message } from '../../../text/message.ts';
import { checkPlainText } from '../../patterns/plain-text.ts';
import {
  type RemindLevel,
  type RemindMode,
  type RemindType,
  reminderDefaults,
  warnValueRange,
} from './values.ts';

export interface ReminderForm {
  readonly remindType: RemindType;
  readonly remindLevel: RemindLevel;
  readonly enabled: boolean;
  /** As typed, in percent; null while empty. */
  readonly warnValue: number | null;
  readonly modes: readonly RemindMode[];
  readonly content: string;
}

/** A new reminder: enabled, 80 percent, popup. `content` in the user's language. */
export function newReminder(remindType: RemindType, remindLevel: RemindLevel, content: string): ReminderForm {
  return {
    remindType,
    remindLevel,
    enabled: reminderDefaults.remindStatus,
    warnValue: reminderDefaults.warnValue,
    modes: reminderDefaults.remindMode,
    content,
  };
}

export function toReminderForm(reminder: LicenceReminder): ReminderForm {
  const { remindType, remindLevel, remindStatus, warnValue, remindMode, remindContent } = reminder;
  return {
    remindType,
    remindLevel,
    enabled: remindStatus,
    warnValue,
    modes: remindMode,
    content: remindContent,
  };
}

/** What to save; `warnValue` must have passed the check. */
export function fromReminderForm(
  id: string,
  form: ReminderForm & { readonly warnValue: number },
): LicenceReminder {
  const { remindType, remindLevel, enabled, warnValue, modes, content } = form;
  return {
    id,
    remindType,
    remindLevel,
    remindStatus: enabled,
    warnValue,
    remindMode: [...modes],
    remindContent: content,
  };
}

/** Characters of the content: the documents are silent. */
export const contentLimit = 1000;

export interface ReminderProblem {
  readonly field: 'warnValue' | 'modes' | 'content';
  readonly message: Message;
}

/** In the order of the form. Also a reminder that is off must be complete: it may be switched on in a list. */
export function validateReminder(form: ReminderForm): ReminderProblem[] {
  const problems: ReminderProblem[] = [];
  const { warnValue, modes } = form;
  const { least, most } = warnValueRange;
  if (warnValue === null)
    problems.push({ field: 'warnValue', message: { key: 'licenceInfo.remind.required' } });
  else if (!Number.isInteger(warnValue) || warnValue < least || warnValue > most)
    problems.push({ field: 'warnValue', message: { key: 'licenceInfo.remind.range' } });
  if (modes.length === 0) problems.push({ field: 'modes', message: { key: 'licenceInfo.remind.required' } });
  const text = checkPlainText(form.content, contentLimit, true);
  if (text) problems.push({ field: 'content', message: text });
  return problems;
}

/** Places in the content: the warning value (with its %) and the terminal. */
export const placeholders = ['{warnValue}', '{terminal}'] as const;

const placeholder = /\{[A-Za-z]+\}/g;

/**
 * What looks like a placeholder and is none that we know: a hint (`placeholderHint`), no refusal, since a server
 * may know more of them.
 */
export function unknownPlaceholders(content: string): string[] {
  const known = new Set<string>(placeholders);
  return [...new Set(content.match(placeholder) ?? [])].filter((name) => !known.has(name));
}

export function placeholderHint(content: string): Message | null {
  const [name] = unknownPlaceholders(content);
  return name ? { key: 'licenceInfo.remind.unknownPlaceholder', params: { name } } : null;
}

/** The content with its places filled: a preview of what will be sent. */
export function previewContent(
  content: string,
  values: { readonly warnValue: number | null; readonly terminal: string },
): string {
  return content.replace(placeholder, (name) => {
    if (name === '{warnValue}') return values.warnValue === null ? name : `${values.warnValue}%`;
    return name === '{terminal}' ? values.terminal : name;
  });
}

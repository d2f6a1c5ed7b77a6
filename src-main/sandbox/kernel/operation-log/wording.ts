/**
 * Every kind of log entry with its function (spec 1§2.3, 3§2.5) and its operation type, and its description in the
 * wording of each language. `{detail}` in a description is replaced by the entry's detail.
 */
import type { Language } from '#shared/text/types.ts';
import { type LoggedField, type LoggedSecret, partsOfDetail, shownDetail } from './changed-fields.ts';
import english from './en-US.json' with { type: 'json' };
import kinds from './kinds.json' with { type: 'json' };
import chinese from './zh-CN.json' with { type: 'json' };

/** `feed`: shares and uploads, which are no settings (S-14). */
export const writtenLogFunctions = ['ainfo', 'backstage', 'appmgmt', 'feed'] as const;
export type LogFunction = (typeof writtenLogFunctions)[number];
export type LogKind = keyof typeof kinds;

type LogWording = typeof english;
type OperationType = keyof LogWording['types'];

interface OperationKind {
  readonly function: LogFunction;
  readonly type: OperationType;
}

/** Names of the plain lists, each of which has three kinds. */
export type LoggedList = {
  [Kind in LogKind]: Kind extends `${infer Of}Added`
    ? `${Of}${'Updated' | 'Removed'}` extends LogKind
      ? Of
      : never
    : never;
}[LogKind];

const wordings: Readonly<Record<Language, LogWording>> = { 'zh-CN': chinese, 'en-US': english };

/** TypeScript reads the values of JSON as any text; a test compares them. */
export const logKinds = kinds as Readonly<Record<LogKind, OperationKind>>;

export function isLogKind(name: string): name is LogKind {
  return Object.hasOwn(logKinds, name);
}

export function operationTypeName(kind: LogKind, language: Language): string {
  return wordings[language].types[logKinds[kind].type];
}

export function needsDetail(kind: LogKind): boolean {
  return english.kinds[kind].includes('{detail}');
}

/**
 * `detail` has keys or values separated by commas, and behind them changed fields as `changedFieldsDetail` writes
 * them; a value stays as it is.
 */
export function describeDeed(kind: LogKind, detail: string, language: Language): string {
  const { kinds: descriptions, details } = wordings[language];
  const named: Readonly<Record<string, string>> = details;
  const word = (part: string) => (Object.hasOwn(named, part) ? named[part] : part) ?? part;
  const { keys, fields } = partsOfDetail(detail);
  const parts = [...keys.map(word), ...fields.map((field) => describeField(field, word, language))];
  // Some entries have no detail beyond the name of their kind.
  const description =
    shownDetail(detail) === '' ? descriptions[kind].replace(/[:：] ?\{detail\}$/u, '') : descriptions[kind];
  return description.replace('{detail}', () => parts.join(language === 'zh-CN' ? '、' : ', '));
}

function describeField(
  logged: LoggedField | LoggedSecret,
  word: (part: string) => string,
  language: Language,
): string {
  const { quoted, nothing, change, secrets } = wordings[language].fields;
  if ('secret' in logged) return secrets[logged.secret].replace('{field}', () => word(logged.field));
  const { field, from, to } = logged;
  const shown = (value: LoggedField['from']) => {
    if (typeof value === 'number') return String(value);
    if (typeof value === 'object') return word(value.key);
    return value === '' ? nothing : quoted.replace('{value}', () => value);
  };
  const filled = { field: word(field), from: shown(from), to: shown(to) };
  return change.replace(/\{(field|from|to)\}/g, (_, name: keyof typeof filled) => filled[name]);
}

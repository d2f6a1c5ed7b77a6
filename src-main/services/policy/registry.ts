/**
 * A policy in Windows' registry: below `Software\Policies\Steward` either one text value `Policy` with the whole
 * JSON document, or a value for each setting under the keys `Defaults` and `Locked`, as group policies write them.
 * It is read by `reg.exe query … /s`, whose output is parsed here: an unknown line refuses the whole.
 */
import { settingDefinitions } from '#shared/rules/settings/definitions.ts';
import { documentFrom, type PolicyLookup } from './document-text.ts';

interface RegistryValue {
  /** Path below the policy's key; '' for the key itself. */
  readonly key: string;
  readonly name: string;
  readonly type: string;
  readonly data: string;
}

/** Four spaces before and between the parts, also before an empty text. */
const valueLine = /^ {4}(\S(?:.*?\S)?) {4}(REG_[A-Z_]+)(?: {4}(.*))?$/s;

/**
 * `root`: the policy's key without its hive. `exact`: the value `Policy` as Windows keeps it, where it is known; the
 * output has it in the console's code page, so that text beyond ASCII would differ from the administrator's.
 */
export function readRegistryOutput(output: string, root: string, exact: string | null = null): PolicyLookup {
  const values = parse(output, root);
  if (typeof values === 'string') return badValue(values);
  const namedValues = values.filter(({ name, data }) => !(isUnnamed(name) && data === ''));
  const whole = namedValues.find(isWhole);
  const single = namedValues.filter((value) => value !== whole);
  if (namedValues.length === 0) return { state: 'absent' };
  if (whole && single.length > 0) return { state: 'refused', problem: 'BOTH', detail: 'Policy' };
  if (whole) return whole.type === 'REG_SZ' ? wholeDocument(exact ?? whole.data, exact) : badValue('Policy');
  const document: Record<string, Record<string, unknown>> = {};
  for (const { key, name, type, data } of single) {
    const part = key.toLowerCase();
    const value = part === 'defaults' || part === 'locked' ? settingValue(name, type, data) : undefined;
    if (value === undefined) return badValue(key === '' ? name : `${key}\\${name}`);
    document[part] = { ...document[part], [value.key]: value.value };
  }
  return { state: 'found', document };
}

/** Returns the whole document as `reg.exe` writes it; null where there is none. */
export function policyText(output: string, root: string): string | null {
  const values = parse(output, root);
  return typeof values === 'string' ? null : (values.find(isWhole)?.data ?? null);
}

function isWhole({ key, name }: RegistryValue): boolean {
  return key === '' && name.toLowerCase() === 'policy';
}

function wholeDocument(text: string, exact: string | null): PolicyLookup {
  if (exact === null && /[^\0-\x7f]/.test(text))
    return { state: 'refused', problem: 'ENCODING', detail: null };
  return documentFrom(Buffer.from(text));
}

function badValue(detail: string): PolicyLookup {
  return { state: 'refused', problem: 'VALUE', detail: detail.slice(0, 200) };
}

/** Whether it is a key's default value, which has another name in each language of Windows: `(Default)`. */
function isUnnamed(name: string): boolean {
  return /^\(.*\)$/.test(name);
}

/** Names match in any case; numbers and switches are DWORDs. */
function settingValue(name: string, type: string, data: string) {
  const definition = settingDefinitions.find(({ key }) => key.toLowerCase() === name.toLowerCase());
  if (!definition) return undefined;
  const { key, kind } = definition;
  if (kind === 'choice') return type === 'REG_SZ' ? { key, value: data } : undefined;
  if (type !== 'REG_DWORD' || !/^0x[0-9a-f]{1,8}$/i.test(data)) return undefined;
  const number = Number(data);
  if (kind === 'number') return { key, value: number };
  return number === 0 || number === 1 ? { key, value: number === 1 } : undefined;
}

/** Returns the values, or the first line that is invalid. */
function parse(output: string, root: string): RegistryValue[] | string {
  const values: RegistryValue[] = [];
  let key: string | null = null;
  for (const line of output.split(/\r?\n/)) {
    if (line.trim() === '') continue;
    if (line.startsWith('HKEY_')) {
      key = below(line, root);
      if (key === null) return line;
      continue;
    }
    const [, name, type, data = ''] = valueLine.exec(line) ?? [];
    if (key === null || name === undefined || type === undefined) return line.trim();
    values.push({ key, name, type, data });
  }
  return values;
}

/** Returns a key's path below the policy's key; null for a key elsewhere. */
function below(line: string, root: string): string | null {
  const name = line.replace(/^HKEY_[A-Z_]+\\/, '');
  const rest = name.slice(root.length);
  if (name.slice(0, root.length).toLowerCase() !== root.toLowerCase()) return null;
  return rest === '' ? '' : rest.startsWith('\\') ? rest.slice(1) : null;
}

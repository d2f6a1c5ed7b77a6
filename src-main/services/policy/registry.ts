/**
 * A policy in Windows' registry: below `Software\Policies\Steward` either one text value `Policy` with the whole JSON
 * document, or a value for each setting under the keys `Defaults` and `Locked`, as group policies write them.
 * Read by `reg.exe query … /s`, whose output is parsed here.
 */
import { settingDefinitions } from '#shared/rules/settings/definitions.ts';

export type RegistryAnswer =
  | { readonly state: 'absent' }
  | { readonly state: 'found'; readonly document: unknown }
  | { readonly state: 'refused'; readonly problem: 'NOT_JSON' | 'BOTH' | 'VALUE'; readonly detail: string };

interface RegistryValue {
  /** Below the policy's key; empty for the key itself. */
  readonly key: string;
  readonly name: string;
  readonly type: string;
  readonly data: string;
}

const valueLine = /^ {4}(\S(?:.*?\S)?) {4}(REG_[A-Z_]+)(?: {4}(.*))?$/;

export function readRegistryOutput(output: string, root: string): RegistryAnswer {
  const values = parse(output, root);
  if (values.length === 0) return { state: 'absent' };
  const whole = values.find(({ key, name }) => key === '' && name.toLowerCase() === 'policy');
  const single = values.filter(({ key }) => /^(defaults|locked)$/i.test(key));
  if (whole && single.length > 0) return { state: 'refused', problem: 'BOTH', detail: 'Policy' };
  if (whole) return readWhole(whole);
  const document: Record<string, Record<string, unknown>> = {};
  for (const { key, name, type, data } of single) {
    const value = settingValue(name, type, data);
    if (value === undefined) return { state: 'refused', problem: 'VALUE', detail: `${key}\\${name}` };
    const part = key.toLowerCase();
    document[part] = { ...document[part], [value.key]: value.value };
  }
  return single.length === 0 ? { state: 'absent' } : { state: 'found', document };
}

function readWhole({ type, data }: RegistryValue): RegistryAnswer {
  if (type !== 'REG_SZ') return { state: 'refused', problem: 'VALUE', detail: 'Policy' };
  try {
    return { state: 'found', document: JSON.parse(data) };
  } catch {
    return { state: 'refused', problem: 'NOT_JSON', detail: 'Policy' };
  }
}

/** Names are written in any case there; numbers and switches are DWORDs. */
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

function parse(output: string, root: string): RegistryValue[] {
  const values: RegistryValue[] = [];
  let key: string | null = null;
  for (const line of output.split(/\r?\n/)) {
    if (/^HKEY_/.test(line)) {
      const below = line.toLowerCase().indexOf(root.toLowerCase());
      key = below < 0 ? null : line.slice(below + root.length).replace(/^\\/, '');
    } else if (key !== null) {
      const [, name, type, data = ''] = valueLine.exec(line) ?? [];
      if (name !== undefined && type !== undefined) values.push({ key, name, type, data });
    }
  }
  return values;
}

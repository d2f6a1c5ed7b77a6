/** The file of a server's configuration (`.steward-config`); unknown fields are refused by name. */
import * as z from 'zod';
import { isKeepable } from '../changes/collected-change.ts';
import { fileTenant } from '../changes/file-tenant.ts';
import { issuePath } from '../common/files/issue-path.ts';
import { isSecretName } from '../common/secrets/secret-names.ts';
import type { AnyListedKind } from '../records/listed/listed-kind.ts';
import { listedById, recordKeyOf } from './areas.ts';
import { type Configuration, type ConfigurationRecord, configurationShape } from './configuration.ts';
import type { ConfigurationProblem } from './configuration-problems.ts';

export const configurationFormat = 'steward.configuration';
const newest = 1;
/** Spaces in front of each line of a record, which is nested in an object and a list. */
const indentation = 4;

export const configurationFile = z.strictObject({
  format: z.literal(configurationFormat),
  version: z.literal(newest),
  /** The date and the source of the file, for its readers. */
  made: z.iso.datetime(),
  from: z.strictObject({
    server: z.string().max(200),
    user: z.string().max(200),
    tenant: fileTenant.optional(),
  }),
  ...configurationShape,
});
export type ConfigurationFile = z.output<typeof configurationFile>;
type Facts = Pick<ConfigurationFile, 'made' | 'from'>;

export type ConfigurationReading =
  | { readonly problem: ConfigurationProblem; readonly at: string }
  | ({
      readonly problem: null;
      readonly configuration: Pick<ConfigurationFile, 'areas' | 'records' | 'names'>;
    } & Facts);

/** Equal configurations give equal text, except for `made`. */
export function configurationText({ areas, records, names }: Configuration, { made, from }: Facts): string {
  const file = { format: configurationFormat, version: newest, made, from, areas, records, names };
  return `${JSON.stringify(file, null, 2)}\n`;
}

/** Returns the bytes of a record in the file's text, with its indentation and comma. */
export function bytesInFile(record: ConfigurationRecord): number {
  const text = JSON.stringify(record, null, 2);
  const lines = text.split('\n').length;
  return new TextEncoder().encode(text).length + lines * indentation + ',\n'.length;
}

/** Reads the file's JSON strictly; `value` is the parsed JSON. */
export async function readConfigurationFile(value: unknown): Promise<ConfigurationReading> {
  const head = z.object({ format: z.literal(configurationFormat), version: z.number() }).safeParse(value);
  if (!head.success) return { problem: 'otherFormat', at: '' };
  if (head.data.version > newest) return { problem: 'newer', at: String(head.data.version) };
  const parsed = configurationFile.safeParse(value);
  if (!parsed.success) return { problem: 'field', at: issuePath(parsed.error) };
  const { made, from, areas, records, names } = parsed.data;
  const found = await problemOfRecords(areas, records);
  if (found) {
    const { problem, at, record } = found;
    return { problem, at: problem === 'field' ? `records.${record}.${at}` : at };
  }
  return { problem: null, made, from, configuration: { areas, records, ...(names && { names }) } };
}

interface RecordProblem {
  readonly problem: ConfigurationProblem;
  readonly at: string;
  readonly record: number;
}

/** Returns the first record of an unknown kind, repeated or with a secret; null when there is none. */
export async function problemOfRecords(
  areas: Configuration['areas'],
  records: readonly ConfigurationRecord[],
): Promise<RecordProblem | null> {
  const kinds = await listedById(/* wall: configuration-named-areas */ areas);
  const seen = new Set<string>();
  for (const [record, { kind, place, values }] of records.entries()) {
    const listed = kinds.get(kind)?.listedKind;
    if (!listed) return { problem: 'unknownKind', at: kind, record };
    const known = listed.kind.locator.safeParse(place);
    if (!known.success) return { problem: 'field', at: 'place', record };
    const field = Object.keys(values).find((name) => !isField(name, listed));
    if (field !== undefined) return { problem: 'field', at: `values.${field}`, record };
    // wall: configuration-secret-refused
    if (isSecretLocator(known.data) || !isKeepable(values)) return { problem: 'secret', at: kind, record };
    const key = `${kind} ${recordKeyOf(listed, known.data)}`;
    if (seen.has(key)) return { problem: 'twice', at: kind, record };
    seen.add(key);
  }
  return null;
}

/** A parameter's locator holds its name; elsewhere a name may look like any word. */
function isSecretLocator(locator: unknown): boolean {
  return Object.entries(locator as object).some(
    ([name, value]) => /^config(Key|Name)$/.test(name) && isSecretName(String(value)),
  );
}

function isField(name: string, { kind }: AnyListedKind): boolean {
  if (kind.along?.includes(name)) return false;
  try {
    kind.label(name, 'en-US', undefined);
    return true;
  } catch {
    // A record's label function throws for a name that is not one of its fields.
    return false;
  }
}

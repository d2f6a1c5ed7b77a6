import { parseArgs } from 'node:util';
import { instantTime, isDay } from '#shared/kit/days.ts';
import { type PlanReason, planReasons } from '#shared/rules/changes/plan-reasons.ts';
import { dailyTime } from '#shared/rules/jobs/job.ts';
import type { PresentUse } from '#shared/rules/licence/usage-check.ts';
import { type Language, languages } from '#shared/text/types.ts';
import { UsageError } from '../failure/usage-error.ts';
import { type OptionName, optionTable as table } from './option-table.ts';

export interface Options {
  readonly json: boolean;
  readonly help: boolean;
  readonly version: boolean;
  readonly force: boolean;
  readonly quiet: boolean;
  readonly record: boolean;
  /** The result is signed with the installation's key. */
  readonly sign: boolean;
  readonly forgetAll: boolean;
  readonly dryRun: boolean;
  /** `--yes` agrees to deletions and lock-outs on a production server. */
  readonly yes: boolean;
  /** A plan with one of these is not sent. */
  readonly failOn: readonly PlanReason[];
  /** Differences end with exit code 4. */
  readonly exitCode: boolean;
  /** Nothing is sent where one of the records has changed since. */
  readonly ifUnchanged: boolean;
  /** The time for which the command is scheduled, in milliseconds since 1970, UTC; null: now. */
  readonly at: number | null;
  /** `HH:MM`: the command runs now, and each day at that time. */
  readonly daily: string | null;
  /** A scheduled job also runs long after its time, instead of being missed. */
  readonly late: boolean;
  readonly noSampleKeys: boolean;
  readonly allowSkipped: boolean;
  /** Files with keys, or the keys themselves. */
  readonly keys: readonly string[];
  /** Mapping files, by which a platform's own kinds of files are read. */
  readonly mappings: readonly string[];
  readonly secretFiles: readonly string[];
  readonly secrets: readonly string[];
  /** Ids of the licence history's entries. */
  readonly forget: readonly string[];
  /** Names of server profiles in `profiles export`; the name of a job where a command is scheduled. */
  readonly names: readonly string[];
  readonly only: readonly string[];
  /** The command looks once, and ends. */
  readonly once: boolean;
  /** Words by which operations of the log are chosen. */
  readonly operations: readonly string[];
  /** The file of a webhook's address, which may hold a secret. */
  readonly webhookFile: string | null;
  /** A department by its id or whole name, whose applications are meant; null: those of the whole organisation. */
  readonly in: string | null;
  /** Milliseconds since 1970, UTC. */
  readonly now: number | null;
  readonly used: PresentUse | null;
  /** Period of `--within` in days; null without the option. */
  readonly within: number | null;
  readonly search: string;
  /** Milliseconds since 1970, UTC. */
  readonly since: number | null;
  readonly limit: number | null;
  readonly format: string | null;
  readonly out: string | null;
  /** A profile's name or id, `sandbox`, or an address. */
  readonly server: string | null;
  /** Servers, of which each is a value as in `server`; empty: the one of `server`. */
  readonly servers: readonly string[];
  /** A failure at one server leaves out the servers after it. */
  readonly stopOnFailure: boolean;
  readonly user: string | null;
  /** The file of the password; the password itself is never on the command line. */
  readonly passwordFile: string | null;
  /** The command that prints the password; it is kept nowhere. */
  readonly passwordCommand: string | null;
  /** Key of the tenant that must be signed in; null: any tenant. */
  readonly tenant: string | null;
  readonly areas: readonly string[];
  /** The key that must have signed. */
  readonly fingerprint: string | null;
  /** The folder with saved answers of a server. */
  readonly answers: string | null;
  /** The file that changes are written to. */
  readonly changes: string | null;
  /** The file that says which names of another server mean what here. */
  readonly map: string | null;
  readonly data: string | null;
  readonly language: Language | null;
}

export interface ParsedOptions {
  readonly options: Options;
  /** Options of the command line, to find those that the command does not have. */
  readonly optionNames: readonly OptionName[];
  /** The command's words and operands; after `--` everything is an operand. */
  readonly words: readonly string[];
}

/** Several short options in one word are refused, since `-out` or `-qh` may mean either. */
const shortOptions = { help: 'h', version: 'v', out: 'o', quiet: 'q' } as const satisfies Partial<
  Record<OptionName, string>
>;

const parseableOptions = Object.fromEntries(
  Object.entries<(typeof table)[OptionName]>(table).map(([name, value]) => [
    name,
    {
      type: value === null ? ('boolean' as const) : ('string' as const),
      multiple: true,
      ...(Object.hasOwn(shortOptions, name)
        ? { short: shortOptions[name as keyof typeof shortOptions] }
        : {}),
    },
  ]),
);

export function parseOptions(args: readonly string[]): ParsedOptions {
  const { tokens, positionals } = parseArgs({
    args: [...args],
    options: parseableOptions,
    allowPositionals: true,
    // Node's own messages for unknown options are English.
    strict: false,
    tokens: true,
  });
  const values = new Map<OptionName, string[]>();
  for (const token of tokens) {
    if (token.kind !== 'option') continue;
    const { name, rawName, index } = token;
    const written = args[index] ?? rawName;
    const assigned = written.startsWith(`${rawName}=`);
    const several = !written.startsWith('--') && written !== rawName && !assigned;
    const value = assigned ? written.slice(rawName.length + 1) : token.value;
    if (several || !isOption(name) || (table[name] === null && value !== undefined))
      throw new UsageError('cli.problem.unknownOption', written);
    if (table[name] !== null && value === undefined)
      throw new UsageError('cli.problem.missingValue', rawName);
    values.set(name, [...(values.get(name) ?? []), value ?? '']);
  }
  return { options: toOptions(values), optionNames: [...values.keys()], words: positionals };
}

function isOption(name: string): name is OptionName {
  return Object.hasOwn(table, name);
}

function toOptions(values: ReadonlyMap<OptionName, readonly string[]>): Options {
  const last = (name: OptionName): string | null => values.get(name)?.at(-1) ?? null;
  const all = (name: OptionName): readonly string[] => values.get(name) ?? [];
  const read = <T>(name: OptionName, reader: (value: string) => T): T | null => {
    const value = last(name);
    return value === null ? null : reader(value);
  };
  return {
    json: values.has('json'),
    help: values.has('help'),
    version: values.has('version'),
    force: values.has('force'),
    quiet: values.has('quiet'),
    record: values.has('record'),
    sign: values.has('sign'),
    forgetAll: values.has('forget-all'),
    dryRun: values.has('dry-run'),
    yes: values.has('yes'),
    failOn: all('fail-on')
      .flatMap((given) => given.split(','))
      .map(readReason),
    exitCode: values.has('exit-code'),
    ifUnchanged: values.has('if-unchanged'),
    at: read('at', readLocal),
    daily: read('daily', readDaily),
    late: values.has('late'),
    allowSkipped: values.has('allow-skipped'),
    noSampleKeys: values.has('no-sample-keys'),
    keys: all('key'),
    mappings: all('mapping'),
    secretFiles: all('secret-file'),
    secrets: all('secret'),
    forget: all('forget'),
    names: all('name'),
    only: all('only'),
    once: values.has('once'),
    operations: all('operation'),
    webhookFile: last('webhook-file'),
    in: last('in'),
    now: read('now', readInstant),
    used: read('used', readUse),
    within: read('within', (value) => readCount(value, 'cli.problem.badDays')),
    search: last('search') ?? '',
    since: read('since', readSince),
    limit: read('limit', (value) => readCount(value, 'cli.problem.badCount')),
    format: last('format'),
    // `-` is the standard output.
    out: last('out') === '-' ? null : last('out'),
    server: last('server'),
    servers: readServers(all('servers')),
    stopOnFailure: values.has('stop-on-failure'),
    user: last('user'),
    passwordFile: last('password-file'),
    passwordCommand: read('password-command', readPasswordCommand),
    tenant: last('tenant'),
    areas: all('area'),
    fingerprint: last('fingerprint'),
    answers: last('answers'),
    changes: last('changes'),
    map: last('map'),
    data: last('data'),
    language: read('language', readLanguage),
  };
}

function readPasswordCommand(given: string): string {
  if (given.trim() === '') throw new UsageError('cli.problem.missingValue', '--password-command');
  return given;
}

function readReason(given: string): PlanReason {
  const reason = planReasons.find((one) => one === given.trim());
  if (!reason) throw new UsageError('cli.problem.badReason', given);
  return reason;
}

/** The words of an option that may be given several times, and take several words with commas. */
export const listedWords = (given: readonly string[]): readonly string[] =>
  given.flatMap((one) => one.split(',')).map((word) => word.trim());

/** A server named twice counts once. */
function readServers(given: readonly string[]): readonly string[] {
  const names = listedWords(given);
  if (names.includes('')) throw new UsageError('cli.problem.missingValue', '--servers');
  return [...new Set(names)];
}

function readLanguage(given: string): Language {
  const language = languages.find((one) => one === given);
  if (!language) throw new UsageError('cli.problem.badLanguage', given);
  return language;
}

function readInstant(given: string): number {
  const time = instantTime(given);
  if (time === null) throw new UsageError('cli.problem.badInstant', given);
  return time;
}

/** A time without a zone is in the computer's zone. */
function readLocal(given: string): number {
  const time = instantTime(given) ?? localTime(given);
  if (time === null) throw new UsageError('cli.problem.badAt', given);
  return time;
}

function localTime(given: string): number | null {
  const [, day = '', clock] = /^(\d{4}-\d{2}-\d{2})[T ](\d{2}:\d{2})$/.exec(given) ?? [];
  const time = isDay(day) ? new Date(`${day}T${clock}`).getTime() : Number.NaN;
  return Number.isNaN(time) ? null : time;
}

function readDaily(given: string): string {
  if (!dailyTime.safeParse(given).success) throw new UsageError('cli.problem.badDaily', given);
  return given;
}

/** A day begins at midnight in the computer's zone. */
function readSince(text: string): number {
  const [, year, month, date] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text) ?? [];
  if (isDay(text)) return new Date(Number(year), Number(month) - 1, Number(date)).getTime();
  const time = instantTime(text);
  if (time === null) throw new UsageError('cli.problem.badSince', text);
  return time;
}

function readCount(given: string, problem: 'cli.problem.badDays' | 'cli.problem.badCount'): number {
  if (!/^\d{1,6}$/.test(given)) throw new UsageError(problem, given);
  return Number(given);
}

const figures = {
  pc: 'pcSeats',
  mobile: 'mobileSeats',
  external: 'externalSeats',
  tenants: 'tenantLimit',
} as const;

/** `pc=84,mobile=20,external=3,tenants=2`, in any order; each part may be absent. */
function readUse(text: string): PresentUse {
  const use: Record<string, number> = {};
  for (const part of text.split(',')) {
    const [name = '', count = '', ...more] = part.trim().split('=');
    if (!Object.hasOwn(figures, name) || !/^\d{1,15}$/.test(count) || more.length > 0)
      throw new UsageError('cli.problem.badUse', text);
    use[figures[name as keyof typeof figures]] = Number(count);
  }
  return use;
}

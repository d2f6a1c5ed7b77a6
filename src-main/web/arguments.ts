/** The web shell's command line. Pure. */

export interface WebArguments {
  /** 0: any free one, so that nobody knows the console's origin beforehand. */
  readonly port: number;
  /** Null: the system's folder for the user's settings. */
  readonly data: string | null;
  readonly open: boolean;
  /** Null: beside the program. */
  readonly renderer: string | null;
  /** Milliseconds that a server may be silent; null: the platform's 120 s. */
  readonly deadline: number | null;
  readonly action: 'serve' | 'link' | 'help';
}

export type ReadArguments =
  | { readonly ok: true; readonly arguments: WebArguments }
  | {
      readonly ok: false;
      readonly fault: 'unknown' | 'missing' | 'port' | 'deadline';
      readonly argument: string;
    };

export function readArguments(argv: readonly string[]): ReadArguments {
  let found: WebArguments = {
    port: 0,
    data: null,
    open: true,
    renderer: null,
    deadline: null,
    action: 'serve',
  };
  for (let i = 0; i < argv.length; i++) {
    const argument = argv[i] ?? '';
    const equals = argument.indexOf('=');
    const name = equals < 0 ? argument : argument.slice(0, equals);
    const flag = flags.get(argument);
    if (flag) {
      found = { ...found, ...flag };
      continue;
    }
    if (!['--port', '--data', '--renderer', '--deadline'].includes(name))
      return { ok: false, fault: 'unknown', argument };
    const value = equals < 0 ? argv[++i] : argument.slice(equals + 1);
    if (value === undefined || value === '' || (equals < 0 && value.startsWith('--')))
      return { ok: false, fault: 'missing', argument: name };
    if (name === '--data') found = { ...found, data: value };
    else if (name === '--renderer') found = { ...found, renderer: value };
    else if (name === '--deadline') {
      const seconds = /^\d{1,3}(\.\d{1,3})?$/.test(value) ? Number(value) : 0;
      if (seconds < 0.1 || seconds > 120) return { ok: false, fault: 'deadline', argument: value };
      found = { ...found, deadline: Math.round(seconds * 1000) };
    } else if (/^\d{1,5}$/.test(value) && Number(value) <= 65535) found = { ...found, port: Number(value) };
    else return { ok: false, fault: 'port', argument: value };
  }
  return { ok: true, arguments: found };
}

const flags: ReadonlyMap<string, Partial<WebArguments>> = new Map([
  ['--no-open', { open: false }],
  ['--link', { action: 'link' }],
  ['--help', { action: 'help' }],
  ['-h', { action: 'help' }],
]);

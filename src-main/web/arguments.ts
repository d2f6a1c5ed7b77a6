import { parseArgs } from 'node:util';

export interface WebArguments {
  /** 0 means any free port, so that nobody can predict the console's origin. */
  readonly port: number;
  /** Null for the default data folder. */
  readonly data: string | null;
  readonly open: boolean;
  /** Null for the renderer's folder beside the program. */
  readonly renderer: string | null;
  /** Milliseconds that a server may be silent; null for the platform's 120 s. */
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

const known = {
  port: { type: 'string' },
  data: { type: 'string' },
  renderer: { type: 'string' },
  deadline: { type: 'string' },
  'no-open': { type: 'boolean' },
  link: { type: 'boolean' },
  help: { type: 'boolean', short: 'h' },
} as const;

export function readArguments(argv: readonly string[]): ReadArguments {
  const parseConfig = { args: [...argv], options: known, allowPositionals: true, strict: false } as const;
  const { tokens, values } = parseArgs({ ...parseConfig, tokens: true });
  for (const token of tokens) {
    const argument = argv[token.index] ?? '';
    if (token.kind !== 'option' || !Object.hasOwn(known, token.name))
      return { ok: false, fault: 'unknown', argument };
    const flag = known[token.name as keyof typeof known].type === 'boolean';
    if (flag && argument !== token.rawName) return { ok: false, fault: 'unknown', argument };
    // A switch in the value's position means that the value was forgotten.
    const empty = !token.value || (!token.inlineValue && token.value.startsWith('--'));
    if (!flag && empty) return { ok: false, fault: 'missing', argument: token.rawName };
  }
  const { port, data, renderer, deadline } = values as Partial<Record<keyof typeof known, string>>;
  if (port !== undefined && !(/^\d{1,5}$/.test(port) && Number(port) <= 65535))
    return { ok: false, fault: 'port', argument: port };
  const seconds = deadline !== undefined && /^\d{1,3}(\.\d{1,3})?$/.test(deadline) ? Number(deadline) : 0;
  if (deadline !== undefined && (seconds < 0.1 || seconds > 120))
    return { ok: false, fault: 'deadline', argument: deadline };
  return {
    ok: true,
    arguments: {
      port: Number(port ?? /* wall: web-free-port */ 0),
      data: data ?? null,
      open: !values['no-open'],
      renderer: renderer ?? null,
      deadline: deadline === undefined ? null : Math.round(seconds * 1000),
      action: values.help ? 'help' : values.link ? 'link' : 'serve',
    },
  };
}

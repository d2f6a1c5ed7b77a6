/** Arguments of `npm start --` and `npm run dev --`. */
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';

export const startUsage = `npm start -- [--web | --desktop] [--port N] [--data DIR] [--no-open | --link]

  --web        the web shell, also where the desktop could run (--port and --no-open imply it)
  --desktop    the desktop shell, or an error where it cannot run
  --port N     the web shell's port on 127.0.0.1 (1 to 65535; 0 takes a free one)
  --data DIR   the folder for settings, sandbox and journal
  --no-open    do not open a browser
  --link       print a fresh link to the web shell that runs, and end`;

const options = /** @type {const} */ ({
  web: { type: 'boolean' },
  desktop: { type: 'boolean' },
  port: { type: 'string' },
  data: { type: 'string' },
  'no-open': { type: 'boolean' },
  link: { type: 'boolean' },
  help: { type: 'boolean', short: 'h' },
});

/**
 * Parses the arguments. A relative folder counts from where the user typed the command (npm changes the working
 * directory). Returns `{ error }` with one clear line for an unknown argument or a missing value.
 *
 * @typedef {{ web: boolean, desktop: boolean, help: boolean, open: boolean, link: boolean, port?: number, data?: string }} StartOptions
 * @param {string[]} args
 * @returns {StartOptions & { error?: undefined } | { error: string }}
 */
export function readStartArguments(args, from = process.env.INIT_CWD ?? process.cwd()) {
  const { tokens, values } = parseArgs({
    args,
    options,
    allowPositionals: true,
    strict: false,
    tokens: true,
  });
  const fault = tokens.map((token) => faultOf(token, args[token.index])).find((error) => error !== undefined);
  if (fault !== undefined) return { error: fault };
  const { web = false, desktop = false, help = false, link = false } = values;
  const open = !values['no-open'];
  if (web && desktop) return { error: 'choose --web or --desktop, not both.' };
  if (desktop && (values.port !== undefined || !open || link)) {
    return { error: '--port, --no-open and --link belong to the web shell.' };
  }
  return {
    desktop,
    help,
    open,
    link,
    web: web || values.port !== undefined || !open || link,
    port: values.port === undefined ? undefined : Number(values.port),
    data: values.data === undefined ? undefined : resolve(from, values.data),
  };
}

function faultOf(token, argument) {
  if (token.kind !== 'option' || !Object.hasOwn(options, token.name)) return `unknown argument ${argument}.`;
  const { name, rawName, value } = token;
  if (options[name].type === 'boolean')
    return value === undefined ? undefined : `unknown argument ${argument}.`;
  // A switch in the value's position means that the value was forgotten.
  if (!value || (!token.inlineValue && value.startsWith('--'))) return `${rawName} needs a value.`;
  if (name === 'port' && !(/^\d{1,5}$/.test(value) && Number(value) <= 65535))
    return `--port ${value} is not a port number (0 to 65535).`;
  return undefined;
}

/**
 * The web shell's own arguments for the parsed options.
 * @param {Pick<StartOptions, 'port' | 'data' | 'open' | 'link'>} options
 */
export function webArguments({ port, data, open, link }) {
  return [
    ...(port === undefined ? [] : ['--port', String(port)]),
    ...(data === undefined ? [] : ['--data', data]),
    ...(open ? [] : ['--no-open']),
    ...(link ? ['--link'] : []),
  ];
}

/** What may follow `npm start --` and `npm run dev --`. */
import { resolve } from 'node:path';

export const startUsage = `npm start -- [--web | --desktop] [--port N] [--data DIR] [--no-open | --link]

  --web        the web shell, also where the desktop could run (--port and --no-open imply it)
  --desktop    the desktop shell, or an error where it cannot run
  --port N     the web shell's port on 127.0.0.1 (1 to 65535; 0 takes a free one)
  --data DIR   the folder for settings, sandbox and journal
  --no-open    do not open a browser
  --link       print a fresh link to the web shell that runs, and end`;

/**
 * Reads the arguments. A relative folder counts from where the user typed the command (npm changes it).
 * Returns `{ error }` with one clear line when something is unknown or missing.
 *
 * @typedef {{ web: boolean, desktop: boolean, help: boolean, open: boolean, link: boolean, port?: number, data?: string }} StartOptions
 * @param {string[]} args
 * @returns {StartOptions & { error?: undefined } | { error: string }}
 */
export function readStartArguments(args, from = process.env.INIT_CWD ?? process.cwd()) {
  /** @type {StartOptions} */
  const read = {
    web: false,
    desktop: false,
    help: false,
    open: true,
    link: false,
    port: undefined,
    data: undefined,
  };
  const queue = args.flatMap((arg) => (/^--\w+=/.test(arg) ? splitOnce(arg) : [arg]));
  while (queue.length > 0) {
    const arg = queue.shift();
    if (arg === '--web') read.web = true;
    else if (arg === '--desktop') read.desktop = true;
    else if (arg === '--no-open') read.open = false;
    else if (arg === '--link') read.link = true;
    else if (arg === '--help' || arg === '-h') read.help = true;
    else if (arg === '--port' || arg === '--data') {
      const value = queue.shift();
      if (value === undefined || value === '' || value.startsWith('--'))
        return { error: `${arg} needs a value.` };
      if (arg === '--data') read.data = resolve(from, value);
      else if (/^\d{1,5}$/.test(value) && Number(value) <= 65535) read.port = Number(value);
      else return { error: `--port ${value} is not a port number (0 to 65535).` };
    } else return { error: `unknown argument ${arg}.` };
  }
  if (read.web && read.desktop) return { error: 'choose --web or --desktop, not both.' };
  if (read.desktop && (read.port !== undefined || !read.open || read.link)) {
    return { error: '--port, --no-open and --link belong to the web shell.' };
  }
  read.web ||= read.port !== undefined || !read.open || read.link;
  return read;
}

/**
 * The web shell's own arguments for what was read.
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

function splitOnce(arg) {
  const at = arg.indexOf('=');
  return [arg.slice(0, at), arg.slice(at + 1)];
}

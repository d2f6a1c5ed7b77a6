/**
 * The desktop's own arguments: `--data FOLDER`, `--profile NAME`, files and a `steward://` link. Of Chromium's
 * switches a package takes those that only say how the window looks. The system passes a link as an argument, and the
 * link's author may have tried to append switches: no switch is read after a link or after `--`.
 */
import { basename, resolve } from 'node:path';
import { linkScheme } from '#shared/rules/common/page-link.ts';
import { isLicenceName } from '#shared/rules/licence/file-names.ts';
import { defaultDataFolder } from '../program/default-data-folder.ts';

export interface CommandLine {
  /** Absolute path of the data folder; null without the switch. */
  readonly data: string | null;
  /** The name or id of a server profile. */
  readonly profile: string | null;
  /** Absolute paths of theme packages, and of files that may be licences by their names. */
  readonly files: readonly string[];
  readonly link: string | null;
}

const isOurs = (path: string): boolean => isLicenceName(basename(path)) || /\.steward-theme$/i.test(path);

/**
 * Switches that a package takes. Any other one may open the console to another program (a debugging port), or take a
 * check away (certificates, a proxy, a policy of pages); a shortcut or the handler of a link can add switches.
 */
const harmless: ReadonlySet<string> = new Set([
  'data',
  'profile',
  // The installer of a newer version starts the program with it.
  'updated',
  'disable-gpu',
  'force-device-scale-factor',
  'force-renderer-accessibility',
  'high-dpi-support',
  'lang',
  'ozone-platform',
  'ozone-platform-hint',
  'enable-wayland-ime',
  'password-store',
]);

/** The first switch that a package refuses; null where it takes all. Windows knows `/name` as well. */
export function refusedSwitch(argv: readonly string[], platform: NodeJS.Platform): string | null {
  const args = argv.slice(1);
  const end = args.indexOf('--');
  const mark = platform === 'win32' ? /^(?:--?|\/)([^=]*)/ : /^--?([^=]*)/;
  for (const argument of end < 0 ? args : args.slice(0, end)) {
    const [, name] = mark.exec(argument) ?? [];
    if (name !== undefined && !harmless.has(name.toLowerCase())) return argument;
  }
  return null;
}

/** `argv` starts with the program; `folder` is the working directory of the command. */
export function readCommandLine(argv: readonly string[], folder: string): CommandLine {
  const args = argv.slice(1);
  const isLink = (argument: string): boolean => argument.toLowerCase().startsWith(`${linkScheme}:`);
  const end = args.findIndex((argument) => argument === '--' || isLink(argument));
  const switches = end < 0 ? args : args.slice(0, end);
  const data = switchValue(switches, 'data');
  return {
    data: data === null ? null : resolve(folder, data),
    profile: switchValue(switches, 'profile'),
    files: args
      .filter((argument) => !argument.startsWith('-') && !isLink(argument) && isOurs(argument))
      .map((argument) => resolve(folder, argument)),
    link: args.find(isLink) ?? null,
  };
}

/** `--name=value` or `--name value`. */
function switchValue(args: readonly string[], name: string): string | null {
  for (const [index, argument] of args.entries()) {
    if (argument.startsWith(`--${name}=`)) return argument.slice(name.length + 3);
    const next = args[index + 1];
    if (argument === `--${name}` && next !== undefined && !next.startsWith('-')) return next;
  }
  return null;
}

/** A data folder on the command line makes the set-up portable: nothing is written anywhere else. */
export function dataFolderOf({ data }: CommandLine): { readonly folder: string; readonly portable: boolean } {
  return { folder: data ?? defaultDataFolder(), portable: data !== null };
}

/** The web shell's entry: reads the command line, reports errors in the user's language, ends cleanly. */
import { join, resolve } from 'node:path';
import packageFacts from '../../package.json' with { type: 'json' };
import { dropTlsVariable } from '../authorities/tls-variable.ts';
import { DataFolderError, defaultDataFolder } from '../program/index.ts';
import { systemCode } from '../services/durable/disk.ts';
import { readArguments } from './arguments.ts';
import { NoShellError, requestLink } from './request-link.ts';
import { serve } from './serve.ts';
import { environmentLanguage, fillWebText, webTextsIn } from './texts.ts';

/** EX_USAGE of sysexits.h. */
const usageError = 64;

const asksForNoChecks = dropTlsVariable(process.env);
const language = environmentLanguage(process.env);
const texts = webTextsIn(language);
const say = (line: string): void => void process.stdout.write(`${line}\n`);
const tell = (line: string): void => void process.stderr.write(`${line}\n`);

async function main(): Promise<number | null> {
  const read = readArguments(process.argv.slice(2));
  if (!read.ok) {
    tell(fillWebText(texts.arguments[read.fault], { argument: read.argument }));
    tell(texts.usage);
    return usageError;
  }
  const args = read.arguments;
  const dataDir = args.data === null ? defaultDataFolder() : resolve(args.data);
  if (args.action === 'help') {
    say(texts.usage);
    return 0;
  }
  if (args.action === 'link') return printLink(dataDir);
  try {
    const shell = await serve(args, {
      dataDir,
      language,
      texts,
      version: packageFacts.version,
      asksForNoChecks,
      rendererDir: join(import.meta.dirname, '..', 'renderer'),
      say,
      tell,
    });
    endOnSignal(shell.close);
    return null;
  } catch (error) {
    tell(startFailure(error, args.port));
    return 1;
  }
}

async function printLink(dataDir: string): Promise<number> {
  try {
    say(await requestLink(dataDir));
    return 0;
  } catch (error) {
    const stranger = error instanceof NoShellError ? error.stranger : null;
    if (stranger === null) tell(fillWebText(texts.noShell, { folder: dataDir }));
    else tell(fillWebText(texts.strangeShell, { folder: dataDir, address: stranger }));
    return 1;
  }
}

function startFailure(error: unknown, port: number): string {
  if (error instanceof DataFolderError) {
    return fillWebText(texts.dataFolder, { folder: error.path, reason: error.reason });
  }
  const code = systemCode(error);
  const of = (name: 'path' | 'syscall'): string =>
    error instanceof Error && name in error ? String(Reflect.get(error, name)) : '';
  if (of('path') !== '') return fillWebText(texts.file, { file: of('path'), reason: code });
  if (of('syscall') !== 'listen') return fillWebText(texts.notStarted, { reason: String(error) });
  if (code === 'EADDRINUSE') return fillWebText(texts.portTaken, { port });
  if (code === 'EACCES') return fillWebText(texts.portDenied, { port });
  return fillWebText(texts.notStarted, { reason: String(error) });
}

function endOnSignal(close: () => Promise<void>): void {
  let ending = false;
  const end = (): void => {
    // A second signal ends the process at once.
    if (ending) process.exit(1);
    ending = true;
    close().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  process.on('SIGINT', end);
  process.on('SIGTERM', end);
  if (process.platform === 'win32') process.on('SIGBREAK', end);
  else process.on('SIGHUP', end);
}

const exitCode = await main();
if (exitCode !== null) process.exitCode = exitCode;

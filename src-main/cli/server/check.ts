/** `server check` sends reads alone, and compares the result with the last check of the server. */
import type { ConnectionReport } from '#shared/bridge/servers.ts';
import { checkHtml } from '#shared/rules/servers/check/check-html.ts';
import { callsToCheck, leftAlone } from '#shared/rules/servers/check/check-plan.ts';
import type { FreshCheck, ServerCheck } from '#shared/rules/servers/check/check-shape.ts';
import { checkServer } from '../../services/server-check/check-server.ts';
import { openLastChecks } from '../../services/server-check/last-checks.ts';
import type { Options } from '../command-line/options.ts';
import type { CommandCall } from '../command-line/parse-command-line.ts';
import { existingDataFolder } from '../data-folder/existing-folder.ts';
import { openProfiles } from '../data-folder/open-profiles.ts';
import { exitCodes } from '../failure/exit-codes.ts';
import { NoSessionError } from '../failure/no-session-error.ts';
import { toJson } from '../render/to-json.ts';
import { diagnoseConnection } from '../session/diagnose-connection.ts';
import type { ResolvedServer } from '../session/platform-session.ts';
import { resolveServer } from '../session/resolve-server.ts';
import { deliver, refuseExistingFile } from '../terminal/output.ts';
import { progressLine } from '../terminal/progress.ts';
import type { CommandTerminal } from '../terminal/terminal.ts';
import { type AllWords, loadAllWords } from '../text/all-words.ts';
import { printable } from '../text/printable.ts';
import type { TerminalWords } from '../text/terminal-words.ts';
import { serverCheckText } from './check-text.ts';
import { connectToServer, type ServerConnection } from './server-connection.ts';

export async function checkCallsOfServer(
  { operands: [named], options }: CommandCall,
  terminal: CommandTerminal,
  words: TerminalWords,
): Promise<number> {
  const allWords = await loadAllWords(words.language);
  if (options.out !== null) await refuseExistingFile(options.out, options.force);
  const server = named ?? (await activeServer(options, terminal, words, allWords));
  const resolved = await resolveServer({ ...options, server }, terminal, words, allWords);
  const stop = new AbortController();
  const release = terminal.onInterrupt(() => stop.abort());
  const check = await runCheck(resolved, options, stop.signal, { terminal, words, allWords })
    .catch((error: unknown) => {
      if (stop.signal.aborted) return null;
      throw error;
    })
    .finally(release);
  if (!check) {
    terminal.complain(`steward: ${allWords.say('servers.calls.stopped')}\n`);
    return exitCodes.interrupted;
  }
  await deliver(checkText(check, options, { terminal, words, allWords }), options, terminal, words);
  return checkExitCode(check);
}

/** The server of the console's next start is checked where none is named. */
async function activeServer(
  options: Options,
  terminal: CommandTerminal,
  words: TerminalWords,
  allWords: AllWords,
): Promise<string> {
  const folder = await existingDataFolder(options, terminal);
  // resolveServer opens the list again, and reports its problems then.
  const silent = { ...terminal, complain: () => undefined };
  return (await openProfiles(folder, silent, words, allWords)).list().active;
}

interface CheckContext {
  readonly terminal: CommandTerminal;
  readonly words: TerminalWords;
  readonly allWords: AllWords;
}

async function runCheck(
  resolved: ResolvedServer,
  options: Options,
  signal: AbortSignal,
  around: CheckContext,
): Promise<ServerCheck> {
  const { terminal, words } = around;
  const { name, host, target, folder } = resolved;
  const report = target.kind === 'sandbox' ? null : await diagnoseConnection(target, signal);
  const server = await connectToServer(resolved, options, around);
  const reads = callsToCheck().filter((call) => leftAlone(call) === '').length;
  const progress = progressLine('cli.server.checking', reads, terminal, words);
  try {
    const { address, mapping } = target;
    const check = (onlyWho: boolean) =>
      checkServer(
        { name, address, host, mapping },
        {
          ask: (request) => server.handle(request),
          diagnose: report && (async () => report),
          signal,
          onlyWho,
          language: words.language,
          now: terminal.now,
          progress: ({ done }) => progress.tell(done),
        },
      );
    const fresh =
      /* wall: check-no-password */ (await checkAsStranger(report, check)) ??
      (await checkSignedIn(report, server, check));
    const lastChecks = openLastChecks({
      folder,
      report: (error) =>
        terminal.complain(`steward: ${words.say('cli.server.checkNotKept', { reason: String(error) })}\n`),
    });
    return await lastChecks.keep(target.id, fresh);
  } finally {
    progress.end();
    await server.close();
  }
}

type Check = (onlyWho: boolean) => Promise<FreshCheck>;
type FailedStep = ConnectionReport['steps'][number];

function failedStep(report: ConnectionReport | null): FailedStep | undefined {
  return report?.steps.find(({ verdict }) => verdict === 'failed');
}

/**
 * A server that is no platform gets no password or token. A platform may redirect everybody who is not signed in, so that
 * a refused redirect is no proof; the check goes on with the session.
 */
async function checkAsStranger(report: ConnectionReport | null, check: Check): Promise<FreshCheck | null> {
  const failed = failedStep(report);
  if (!failed || failed.code === 'REDIRECT_REFUSED') return null;
  const found = await check(true);
  return found.outcome === 'platform' ? null : found;
}

async function checkSignedIn(
  report: ConnectionReport | null,
  server: ServerConnection,
  check: Check,
): Promise<FreshCheck> {
  const refused = await server.signIn().then(
    () => null,
    (error: unknown) => {
      if (error instanceof NoSessionError && failedStep(report)) return error;
      throw error;
    },
  );
  const found = await check(refused !== null);
  // The refusals that a platform has for a stranger say nothing about its calls.
  if (refused && found.outcome === 'platform') throw refused;
  return found;
}

function checkExitCode({ outcome, counts }: ServerCheck): number {
  if (outcome !== 'platform') return exitCodes.noPlatform;
  const lacking = counts.elsewhere + counts.refused + counts.different + counts.notReached;
  return lacking === 0 ? exitCodes.good : exitCodes.someLacking;
}

function checkText(
  check: ServerCheck,
  options: Options,
  { terminal, words, allWords }: CheckContext,
): string {
  const format = options.json ? 'json' : options.format;
  if (format === 'json') return toJson(check);
  const { language } = words;
  const timeText = (iso: string): string => new Date(iso).toLocaleString(language);
  if (format === 'html') return checkHtml(check, { language, timeText }, allWords);
  const width = options.out === null ? terminal.columns : null;
  return serverCheckText(check, width, allWords).split('\n').map(printable).join('\n');
}

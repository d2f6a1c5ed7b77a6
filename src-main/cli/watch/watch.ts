/** `watch --once` looks at a server and its logs, for monitoring programs and for a webhook. */
import { ApiError } from '#shared/api/api-error.ts';
import { clockInZone } from '#shared/kit/time-zone.ts';
import { noticeDays } from '#shared/rules/forecast/term.ts';
import { listedWords } from '../command-line/options.ts';
import type { CommandCall } from '../command-line/parse-command-line.ts';
import type { CommandHandler } from '../dispatch/command-handler.ts';
import { exitCodes } from '../failure/exit-codes.ts';
import { NoSessionError } from '../failure/no-session-error.ts';
import { UsageError } from '../failure/usage-error.ts';
import { type WatchSubject, watchSubjects } from '../render/json/watch.ts';
import { toJson } from '../render/to-json.ts';
import { diagnoseConnection } from '../session/diagnose-connection.ts';
import { serverErrorText } from '../session/error-text.ts';
import { openPlatformSession } from '../session/open-session.ts';
import type { PlatformSession, ResolvedServer } from '../session/platform-session.ts';
import { resolveServer } from '../session/resolve-server.ts';
import { deliver, refuseExistingFile } from '../terminal/output.ts';
import type { CommandTerminal } from '../terminal/terminal.ts';
import { type AllWords, loadAllWords } from '../text/all-words.ts';
import type { TerminalWords } from '../text/terminal-words.ts';
import { lookAtChanges } from './look-at-changes.ts';
import { lookAtDrift } from './look-at-drift.ts';
import { lookAtLog } from './look-at-log.ts';
import { lookAtCertificates, lookAtServer } from './look-at-server.ts';
import { lookAtTenant } from './look-at-tenant.ts';
import { tellWebhook } from './tell-webhook.ts';
import { watchText } from './watch-text.ts';
import { type Looked, type WatchReport, watchedSubject, worstState } from './watched-subject.ts';
import { readWebhook } from './webhook.ts';

const day = 86_400_000;
const codes = {
  good: exitCodes.good,
  warning: exitCodes.watchWarning,
  danger: exitCodes.watchDanger,
  unread: exitCodes.watchUnread,
} as const;

interface WatchContext {
  readonly terminal: CommandTerminal;
  readonly words: TerminalWords;
  readonly allWords: AllWords;
}

/** `plan` is the command that compares a server with a folder. */
export const watchWith =
  (plan: CommandHandler): CommandHandler =>
  async (command, terminal, words) => {
    const { options } = command;
    if (!options.once) throw new UsageError('cli.watch.onceOnly');
    const subjects = chosenSubjects(command);
    const allWords = await loadAllWords(words.language);
    if (options.out !== null) await refuseExistingFile(options.out, options.force);
    const webhook = await readWebhook(options, terminal, words);
    const context = { terminal, words, allWords };
    // The look-up of the server prints nothing, because the report has a subject of its own for the server's state.
    const silent = { ...terminal, complain: () => undefined };
    const server = await resolveServer(options, silent, words, allWords);
    const report = await lookAtAll(plan, command, { subjects, server }, context);
    await deliver(options.json ? toJson(report) : watchText(report, words), options, terminal, words);
    const isTold =
      webhook === null || (await tellWebhook(webhook, report, { server, user: options.user ?? '' }, context));
    return codes[worstState([report.state, isTold ? 'good' : 'unread'])];
  };

/**
 * A subject that needs a folder or operations is checked where the command line has them, and cannot be named
 * without.
 */
function chosenSubjects({ operands, options }: CommandCall): readonly WatchSubject[] {
  const named = listedWords(options.only);
  for (const one of named)
    if (!watchSubjects.some((subject) => subject === one)) throw new UsageError('cli.watch.badSubject', one);
  if (named.includes('drift') && operands.length === 0) throw new UsageError('cli.watch.noFolder');
  if (named.includes('changes') && options.operations.length === 0)
    throw new UsageError('cli.watch.noOperation');
  return watchSubjects.filter((subject) => {
    if (subject === 'drift' && operands.length === 0) return false;
    if (subject === 'changes' && options.operations.length === 0) return false;
    return named.length === 0 || named.includes(subject);
  });
}

async function lookAtAll(
  plan: CommandHandler,
  command: CommandCall,
  { subjects, server }: { readonly subjects: readonly WatchSubject[]; readonly server: ResolvedServer },
  context: WatchContext,
): Promise<WatchReport> {
  const { options } = command;
  const { terminal, words, allWords } = context;
  const { name, target } = server;
  const now = terminal.now();
  const clock = (time: number) => clockInZone(time, server.timeZone || undefined);
  const span = { begin: clock(options.since ?? now - day), end: clock(now) };
  const due = { today: span.end.slice(0, 10), within: options.within ?? noticeDays };
  const connection =
    target.kind === 'sandbox' ? null : await diagnoseConnection(target, new AbortController().signal);
  const reached = connection ? lookAtServer(connection, words, allWords) : nothing;
  const looks = {
    server: () => reached,
    certificate: () => (connection ? lookAtCertificates(connection, due, words) : nothing),
    licence: ({ ask }: PlatformSession) => lookAtTenant(ask, due, words, allWords),
    breakIns: (session: PlatformSession) => lookAtLog(session, span, terminal.now, words, allWords),
    drift: (session: PlatformSession) => lookAtDrift(plan, command, session, context),
    changes: (session: PlatformSession) => lookAtChanges(session, span, options.operations, words),
  } as const;
  const ofConnection = [];
  for (const subject of subjects)
    if (subject === 'server' || subject === 'certificate')
      ofConnection.push(watchedSubject(subject, looks[subject]()));
  const ofSession = await withSession(
    subjects.flatMap((subject) => (subject === 'server' || subject === 'certificate' ? [] : [subject])),
    reached.notices.some(isDanger) ? words.say('cli.watch.serverDown') : '',
    command,
    context,
    (subject, session) => looks[subject](session),
  );
  const all = [...ofConnection, ...ofSession];
  return {
    server: { name, address: target.address },
    time: new Date(now).toISOString(),
    from: span.begin,
    until: span.end,
    state: worstState(all.map(({ state }) => state)),
    subjects: all,
  };
}

const nothing: Looked = { notices: [] };
const isDanger = ({ state }: Looked['notices'][number]) => state === 'danger';

type SessionSubject = Exclude<WatchSubject, 'server' | 'certificate'>;

/** A server that is down gets no password; `reason` says so of each subject. */
async function withSession(
  subjects: readonly SessionSubject[],
  reason: string,
  { options }: CommandCall,
  { terminal, words, allWords }: WatchContext,
  look: (subject: SessionSubject, session: PlatformSession) => Promise<Looked>,
) {
  const unread = (why: string) =>
    subjects.map((subject) => watchedSubject(subject, { notices: [], reason: why }));
  if (subjects.length === 0 || reason !== '') return unread(reason);
  const session = await openPlatformSession(options, terminal, words, allWords).catch((error: unknown) => {
    if (error instanceof NoSessionError) return words.say(error.problem, error.params);
    throw error;
  });
  if (typeof session === 'string') return unread(session);
  try {
    const looked = [];
    for (const subject of subjects)
      looked.push(
        watchedSubject(
          subject,
          await look(subject, session).catch((error: unknown) => {
            if (!(error instanceof ApiError)) throw error;
            return { notices: [], reason: serverErrorText(error, allWords) };
          }),
        ),
      );
    return looked;
  } finally {
    await session.close();
  }
}

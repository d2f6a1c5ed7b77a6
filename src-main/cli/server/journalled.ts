/** A write of the terminal: sent, looked for after a lost answer, and noted in the journal of the data folder as the console notes it. */
import { join } from 'node:path';
import { type IdTypes, numberIdsIn } from '#shared/api/id-types.ts';
import { failedWithin, isUnconfirmed } from '#shared/api/unconfirmed.ts';
import { BridgeError } from '#shared/bridge/errors.ts';
import type { JournalEntry } from '#shared/bridge/journal.ts';
import type { Sent, ToSend } from '#shared/rules/changes/apply.ts';
import { inverseOf, sameValue } from '#shared/rules/records/merge.ts';
import { notedBefore } from '#shared/rules/records/noted-before.ts';
import { maskedJson } from '#shared/rules/secrets/masked-json.ts';
import { unmaskedJson } from '#shared/rules/secrets/unmasked-json.ts';
import { serverNameLimit } from '#shared/rules/servers/name-limit.ts';
import type { EveryWord } from '../every-word.ts';
import { openPolicy } from '../open-policy.ts';
import { readSettings } from '../open-settings.ts';
import { printable } from '../printable.ts';
import { withSqlite } from '../sqlite-needed.ts';
import type { Terminal } from '../terminal.ts';
import type { Words } from '../words.ts';
import { errorText } from './error-text.ts';
import type { PlatformSession } from './session.ts';

export interface Journalled {
  send(write: ToSend): Promise<Sent>;
  /** The server holds it: where an earlier run sent it and nobody knew what came of it, it is known now. */
  held(write: Unsent): Promise<void>;
  close(): void;
}

/**
 * Rejects with JOURNAL_NOT_READ where none can be kept: what leaves no trace is not begun. No answer is waited for after
 * `gone`.
 */
export async function openJournalled(
  session: PlatformSession,
  terminal: Terminal,
  words: Words,
  all: EveryWord,
  gone: AbortSignal,
): Promise<Journalled> {
  const { folder, name, target } = session.server;
  const { createJournalService } = await withSqlite(
    () => import('../../services/journal/journal-service.ts'),
    'JOURNAL_NOT_READ',
  );
  const { effective } = await readSettings(folder, (await openPolicy(terminal)).layers());
  const journal = createJournalService({
    folder: join(folder, 'journal'),
    now: terminal.now,
    keepDays: () => effective.journalDays,
    setAside: (path) =>
      terminal.complain(`steward: ${words.say('cli.server.journalSetAside', { name: printable(path) })}\n`),
  });
  // Opened now, so that what is wrong with it is said before anything is sent.
  await journal.facets();

  const note = async (write: ToSend, result: JournalEntry['result'], message: string, answer: unknown) => {
    const entry = entryOf(write, { result, message, answer }, session.ids);
    const by = { server: target.id, serverName: name.slice(0, serverNameLimit) };
    const user = session.facts.user.username.slice(0, 200);
    const { key } = write;
    await journal.append({ time: terminal.now(), ...by, user, ...entry, key }).catch((error: unknown) => {
      const reason = error instanceof BridgeError ? String(error.params.reason) : errorText(error, all);
      terminal.complain(`steward: ${words.say('cli.server.notNoted', { reason })}\n`);
    });
  };
  return {
    async send(write) {
      const { kind, place, after, changed, key } = write;
      const { endpoint, input } = kind.write(place, after, changed);
      // Before it is sent: a sudden end leaves no write that is in no journal.
      await note(write, 'unknown', '', null);
      try {
        const answer = await session.send(endpoint, input as never, key, gone);
        await note(write, 'done', '', answer);
        return { result: 'done', answer };
      } catch (error) {
        const message = errorText(error, all);
        // It is noted as not known already, and the journal may be closed by now.
        if (gone.aborted) return { result: 'unknown', message };
        const lost = isUnconfirmed(error);
        const held =
          lost || failedWithin(error)
            ? await kind.read(session.ask, place, changed).catch(() => null)
            : undefined;
        if (held && changed.every((name) => sameValue(held[name], after[name]))) {
          await note(write, 'done', '', null);
          return { result: 'done', answer: null };
        }
        const result = lost || held === null ? 'unknown' : 'failed';
        await note(write, result, message, null);
        return { result, message };
      }
    },
    async held(write) {
      const { endpoint, after } = entryOf(
        write,
        { result: 'unknown', message: '', answer: null },
        session.ids,
      );
      const { key } = await journal.sentUnder({ server: target.id, endpoint, after });
      if (key !== null) await note({ ...write, key, approver: '' }, 'done', '', null);
    },
    close: () => journal.close(),
  };
}

type Unsent = Omit<ToSend, 'key' | 'approver'>;

interface Came {
  readonly result: JournalEntry['result'];
  readonly message: string;
  readonly answer: unknown;
}

function entryOf(write: Unsent, { result, message, answer }: Came, ids: IdTypes) {
  const { kind, place, newest, after, changed } = write;
  const { endpoint, input } = kind.write(place, after, changed);
  const before = notedBefore(kind, place, newest, changed);
  const edits = inverseOf(newest, after, changed);
  const now = result === 'done' ? (kind.placeAfter?.(place, answer) ?? place) : place;
  const undo =
    result === 'done' ? unmaskedJson({ place: now, edits, ...numbersOf([now, edits], ids) }) : null;
  const title = kind.title(changed, after);
  const touches = kind.touches.map(({ id }) => id);
  return {
    ...{ title, endpoint: endpoint.id, before: maskedJson(before), after: maskedJson(input) },
    ...{ result, message: message.slice(0, 4000), undoes: null },
    undo: undo === null ? null : { title, endpoint: endpoint.id, input: undo, record: kind.id, touches },
  };
}

function numbersOf(value: unknown, ids: IdTypes) {
  const numberIds = numberIdsIn(value, ids);
  return numberIds.length === 0 ? {} : { numberIds };
}

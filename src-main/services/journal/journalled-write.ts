/**
 * Makes a write that no console sends: sends it, reads the server after a lost answer, and notes it in the journal
 * as the console does.
 */
import type { Endpoint, Input, Output } from '#shared/api/endpoint.ts';
import { type IdTypes, numberIdsIn } from '#shared/api/id-types.ts';
import { failedWithin, isUnconfirmed } from '#shared/api/is-unconfirmed.ts';
import type { JournalEntry } from '#shared/bridge/journal.ts';
import { inverseOf, sameValue } from '#shared/kit/merge.ts';
import type { SendResult, ToSend } from '#shared/rules/changes/apply.ts';
import type { Ask } from '#shared/rules/common/record/record.ts';
import { maskedJson } from '#shared/rules/common/secrets/masked-json.ts';
import { unmaskedJson } from '#shared/rules/common/secrets/unmasked-json.ts';
import { stateBefore } from '#shared/rules/records/state-before.ts';
import { serverNameLimit } from '#shared/rules/servers/name-limit.ts';
import type { JournalService } from './journal-service.ts';

export interface JournalledWrites {
  readonly journal: Pick<JournalService, 'append' | 'sentUnder'>;
  readonly server: { readonly id: string; readonly name: string };
  readonly user: string;
  /** The entry that the writes undo; absent for none. */
  readonly undoes?: number;
  readonly now: () => number;
  readonly ids: IdTypes;
  readonly ask: Ask;
  /** Sends a call under its Idempotency-Key. Throws ApiError. */
  readonly send: <E extends Endpoint>(endpoint: E, input: Input<E>, key: string) => Promise<Output<E>>;
  /** Aborted when no answer is waited for any more. */
  readonly abandonSignal?: AbortSignal;
  readonly words: (error: unknown) => string;
  /** Called where the journal could not be written. */
  readonly notNoted: (error: unknown) => void;
}

type Unsent = Omit<ToSend, 'key' | 'approver'>;

export function journalledWrites(o: JournalledWrites) {
  const note = async (write: ToSend, result: JournalEntry['result'], message: string, answer: unknown) => {
    const entry = entryOf(write, { result, message, answer }, o.ids);
    const by = { server: o.server.id, serverName: o.server.name.slice(0, serverNameLimit) };
    const user = o.user.slice(0, 200);
    const { key } = write;
    const undoes = o.undoes ?? null;
    await o.journal.append({ time: o.now(), ...by, user, ...entry, undoes, key }).catch(o.notNoted);
  };
  return {
    async send(write: ToSend): Promise<SendResult> {
      const { kind, locator, after, changed, key } = write;
      const { endpoint, input } = kind.write(locator, after, changed);
      // Noted before it is sent, so that a sudden end leaves no write without an entry.
      await note(write, 'unknown', '', null);
      try {
        const answer = await o.send(endpoint, input as never, key);
        await note(write, 'done', '', answer);
        return { result: 'done', answer };
      } catch (error) {
        const message = o.words(error);
        // The entry says 'unknown' already, and the journal may be closed by now.
        if (o.abandonSignal?.aborted) return { result: 'unknown', message };
        const lost = isUnconfirmed(error);
        const entryId =
          lost || failedWithin(error)
            ? await /* wall: terminal-lost-write */ kind.read(o.ask, locator, changed).catch(() => null)
            : undefined;
        if (entryId && changed.every((name) => sameValue(entryId[name], after[name]))) {
          await note(write, 'done', '', null);
          return { result: 'done', answer: null };
        }
        const result = lost || entryId === null ? 'unknown' : 'failed';
        await note(write, result, message, null);
        return { result, message };
      }
    },
    /** The server has the values: an entry with an unknown outcome becomes 'done'. */
    async held(write: Unsent): Promise<void> {
      const { endpoint, after } = entryOf(write, { result: 'unknown', message: '', answer: null }, o.ids);
      const { key } = await o.journal.sentUnder({ server: o.server.id, endpoint, after });
      // wall: journal-found-done
      if (key !== null) await note({ ...write, key, approver: '' }, 'done', '', null);
    },
  };
}

interface WriteAnswer {
  readonly result: JournalEntry['result'];
  readonly message: string;
  readonly answer: unknown;
}

function entryOf(write: Unsent, { result, message, answer }: WriteAnswer, ids: IdTypes) {
  const { kind, locator, newest, after, changed } = write;
  const { endpoint, input } = kind.write(locator, after, changed);
  const before = stateBefore(kind, locator, newest, changed);
  const edits = inverseOf(newest, after, changed);
  const now = result === 'done' ? (kind.locatorAfter?.(locator, answer) ?? locator) : locator;
  const undo =
    result === 'done' ? unmaskedJson({ place: now, edits, ...numbersOf([now, edits], ids) }) : null;
  const title = kind.title(changed, { ...Object(locator), ...after });
  const touches = kind.touches.map(({ id }) => id);
  return {
    title,
    endpoint: endpoint.id,
    before: maskedJson(before),
    after: maskedJson(input, before),
    result,
    message: message.slice(0, 4000),
    undo: undo === null ? null : { title, endpoint: endpoint.id, input: undo, record: kind.id, touches },
  };
}

function numbersOf(value: unknown, ids: IdTypes) {
  const numberIds = numberIdsIn(value, ids);
  return numberIds.length === 0 ? {} : { numberIds };
}

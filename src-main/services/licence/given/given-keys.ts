/**
 * Keys that the user gives in the console: offered first, so that the user can compare fingerprints, then trusted
 * for this session or stored in `licence-given-keys.json`. The organisation's policy limits both.
 */
import { randomUUID } from 'node:crypto';
import * as z from 'zod';
import { BridgeError } from '#shared/bridge/errors.ts';
import type { CallArgs, CallResult } from '#shared/bridge/index.ts';
import { givenKeyLimit } from '#shared/bridge/licence/keys.ts';
import { isVisibleText } from '#shared/rules/licence/characters.ts';
import type { GivingKeys } from '#shared/rules/licence/key-sources.ts';
import {
  givenKeysText,
  KeyError,
  keySet,
  mergeKeys,
  readGivenKey,
  type TrustedKey,
  type TrustedKeys,
} from '../../../formats/licence/index.ts';
import { isUtf16 } from '../../../formats/is-utf16.ts';
import { type DurableStore, openStore } from '../../durable/store.ts';
import type { ReadLicenceFile } from '../read-bytes.ts';
import { summariseKey } from './key-summary.ts';

/** The user's keys as texts for `readGivenKey`, as far as the policy lets them count. */
export interface GivenTexts {
  readonly storedKeys: readonly string[];
  readonly session: readonly string[];
}

export interface GivenKeyStore {
  texts(): Promise<GivenTexts>;
  /** `trusted`: the keys that are trusted already. */
  offer(given: CallArgs<'licence.readKeys'>, trusted: TrustedKeys): Promise<CallResult<'licence.readKeys'>>;
  trust(wish: CallArgs<'licence.trustKeys'>): Promise<void>;
  forget(which: CallArgs<'licence.forgetKeys'>): Promise<void>;
}

const givenKeysStore = 'licence-given-keys';
/** In the data folder. */
export const givenKeysFile = `${givenKeysStore}.json`;
/** Limit of pending offers; the oldest is dropped. */
const mostOffers = 20;
/** Limit of stored sets: each has one key, or the revocations of one giving. */
const mostSets = 1000;

const keptShape = z.object({ sets: z.array(z.string().max(givenKeyLimit)).max(mostSets) });
type Kept = z.output<typeof keptShape>;

export function createGivenKeys(options: {
  readonly folder: string;
  readonly read: ReadLicenceFile;
  /** The policy's limits. */
  readonly giving: () => GivingKeys;
  /** Called where the stored keys cannot be read. */
  readonly onFailed: (error: unknown) => void;
}): GivenKeyStore {
  const { folder, read, giving, onFailed } = options;
  const offers = new Map<string, TrustedKeys>();
  let session: readonly string[] = [];
  let opening: Promise<DurableStore<Kept>> | null = null;
  const open = (): Promise<DurableStore<Kept>> => {
    opening ??= openStore<Kept>({
      folder,
      name: givenKeysStore,
      version: 1,
      read: (data) => {
        const found = keptShape.safeParse(data);
        return found.success && found.data.sets.every(isSet) ? found.data : null;
      },
      defaults: () => ({ sets: [] }),
    }).catch((error: unknown) => {
      opening = null;
      throw error;
    });
    return opening;
  };
  const change = async (edit: (sets: readonly string[]) => readonly string[]): Promise<void> => {
    try {
      await (await open()).update(({ sets }) => ({ sets: [...edit(sets)] }));
    } catch (cause) {
      const error = new BridgeError('KEYS_NOT_KEPT', 'the keys could not be written', { reason: 'IO' });
      error.cause = cause;
      throw error;
    }
  };

  return {
    async texts() {
      const allowed = /* wall: kept-keys-forbidden */ giving();
      if (allowed === 'none') return { storedKeys: [], session: [] };
      if (allowed === 'session') return { storedKeys: [], session };
      try {
        return { storedKeys: (await (await open()).refresh()).sets, session };
      } catch (error) {
        onFailed(error);
        return { storedKeys: [], session };
      }
    },
    async offer(input, trusted) {
      // wall: offered-keys-forbidden
      if (giving() === 'none') throw locked();
      const { text, name } =
        'text' in input ? { text: input.text, name: null } : await textOf(input.file, read);
      let offered: TrustedKeys;
      try {
        offered = readGivenKey(text, 'session', name);
      } catch (error) {
        if (error instanceof KeyError) return { outcome: 'refused', problem: error.problem };
        throw error;
      }
      const offer = randomUUID();
      offers.set(offer, offered);
      for (const old of [...offers.keys()].slice(0, -mostOffers)) offers.delete(old);
      return { outcome: 'offered', offer, ...described(offered, trusted) };
    },
    async trust({ offer, keys, keep }) {
      const allowed = giving();
      // wall: given-keys-locked
      if (allowed === 'none' || (keep && allowed === 'session')) throw locked();
      const offered = offers.get(offer);
      if (!offered) /* wall: offered-keys-shown */ throw unknown();
      const chosen = keys.map(({ thumbprint, name }) => {
        const key = offered.list().find((one) => one.thumbprint === thumbprint);
        if (!key) throw unknown();
        if (name !== undefined && !isVisibleText(name)) {
          throw new BridgeError('BAD_ARGUMENTS', 'a name that can not be seen', { field: 'name' });
        }
        return { ...key, name: name ?? key.name };
      });
      const takenBack = offered.statements.flatMap((one) => ('revocation' in one ? [one.revocation] : []));
      const sets = chosen.map((key) => givenKeysText(keySet([key])));
      if (takenBack.length > 0) sets.push(givenKeysText(keySet([], takenBack)));
      const others = without(chosen.map(({ thumbprint }) => thumbprint));
      if (keep) {
        await change((kept) => [...others(kept), ...sets].slice(-mostSets));
        session = others(session);
      } else {
        session = [...others(session), ...sets].slice(-mostSets);
      }
      offers.delete(offer);
    },
    async forget(which) {
      const others = 'all' in which ? () => [] : without(which.thumbprints);
      session = others(session);
      await change(others);
    },
  };
}

function described(offered: TrustedKeys, trusted: TrustedKeys) {
  const known = new Set(trusted.list().map(({ thumbprint }) => thumbprint));
  const together = new Map(
    mergeKeys(trusted, offered)
      .list()
      .map((key) => [key.thumbprint, key]),
  );
  const standing = (key: TrustedKey) => {
    // wall: given-key-revoked
    if (together.get(key.thumbprint)?.revoked !== null) return 'revoked' as const;
    return known.has(key.thumbprint) ? ('known' as const) : ('new' as const);
  };
  return {
    keys: offered.list().map((key) => {
      // Known facts about the key apply already: whether it is a sample, until when it is trusted.
      const { source, ...shown } = summariseKey(together.get(key.thumbprint) ?? key);
      return { ...shown, id: key.id, standing: standing(key) };
    }),
    revocations: offered.statements.filter((one) => 'revocation' in one).length,
  };
}

async function textOf(file: string, read: ReadLicenceFile): Promise<{ text: string; name: string }> {
  const { name, bytes } = await read(file, givenKeyLimit);
  if (isUtf16(bytes)) throw new BridgeError('FILE_IN_UTF16', 'the file is text in UTF-16', { name });
  // Other bytes that are no text are no key either, and get that refusal.
  return { text: new TextDecoder('utf-8').decode(bytes), name: name.slice(0, 100) };
}

function without(thumbprints: readonly string[]): (sets: readonly string[]) => readonly string[] {
  const removedKeys = new Set(thumbprints);
  return (sets) =>
    sets.filter(
      (text) =>
        !readGivenKey(text)
          .list()
          .some(({ thumbprint }) => removedKeys.has(thumbprint)),
    );
}

function isSet(text: string): boolean {
  try {
    readGivenKey(text);
    return true;
  } catch (error) {
    if (error instanceof KeyError) return false;
    throw error;
  }
}

function locked(): BridgeError {
  return new BridgeError('KEYS_LOCKED', 'the policy forbids keys of the user');
}

function unknown(): BridgeError {
  return new BridgeError('KEYS_UNKNOWN', 'no such offer, or no such key in it');
}

/**
 * The licence service (bridge domain `licence`): explains, compares and surveys the files behind handles, reading
 * each once, in a worker; manages the trusted keys, the clock, the history and the folders.
 */
import { BridgeError } from '#shared/bridge/errors.ts';
import type { BridgeHandlers, CallResult } from '#shared/bridge/index.ts';
import type { TrustedKeyList } from '#shared/bridge/licence/keys.ts';
import type { SecretKeeping } from '#shared/bridge/licence/licence.ts';
import { PreparedJson, preparedObject } from '#shared/bridge/prepared-json.ts';
import type { GivingKeys } from '#shared/rules/licence/key-sources.ts';
import { isLockedFile } from '#shared/rules/licence/is-locked-file.ts';
import type { LicenceSummary } from '#shared/rules/licence/reading.ts';
import type { FileStore } from '../files/file-store.ts';
import type { LicenceClock } from './clock.ts';
import { budgetReason, type Explain, explainBy, unreadAnswer } from './explain.ts';
import { compareFamily } from './family.ts';
import type { LicenceFolders } from './folders/folders.ts';
import { allKeys, type KeyTexts } from './given/all-keys.ts';
import type { GivenKeyStore } from './given/given-keys.ts';
import type { LicenceMappings } from './given/mappings.ts';
import { summariseKey } from './given/key-summary.ts';
import type { LicenceHistory } from './history/history.ts';
import type { ReadPolicy } from './policy/policy.ts';
import { readBytes } from './read-bytes.ts';
import { familyBudget, fileBudget, tooComplex } from './reader/budget.ts';
import type { ReadAnswer } from './reader/messages.ts';
import type { ReaderPool } from './reader/pool.ts';
import type { Reader } from './reader/reader.ts';
import type { LicenceSecrets } from './secrets.ts';
import { type ReadFileOf, stopIfCancelled, surveyLicences } from './survey.ts';

export interface LicenceParts {
  readonly files: Pick<FileStore, 'read'>;
  readonly pool: ReaderPool;
  readonly policy: ReadPolicy;
  readonly clock: LicenceClock;
  readonly secrets: LicenceSecrets;
  readonly givenKeys: GivenKeyStore;
  readonly mappings: LicenceMappings;
  /** Rules of the settings and the policy about keys, requested at each reading. */
  readonly rules: () => { readonly refuseSamples: boolean; readonly giving: GivingKeys };
  /** Called when verdicts may have changed. */
  readonly keysChanged: () => void;
  readonly history: LicenceHistory;
  readonly folders: LicenceFolders;
  /** Opens the shell's folder dialog; resolves to a path or null. */
  readonly chooseFolder: () => Promise<string | null>;
  /** Called with failures beside the work: an unwritable history must not cost the verdict. */
  readonly report: (source: string, error: unknown) => void;
}

export type LicenceService = BridgeHandlers['licence'] & { close(): Promise<void> };

const encoder = new TextEncoder();
const nothing = encoder.encode('null');

export function createLicenceService(parts: LicenceParts): LicenceService {
  const { files, pool, policy, clock, secrets, givenKeys, mappings, history, folders } = parts;

  const keyTexts = async (): Promise<{ texts: KeyTexts; administrator: TrustedKeyList['policy'] }> => {
    const [{ jwks, path, state, problem }, texts] = await Promise.all([policy(), givenKeys.texts()]);
    return { texts: { policy: jwks, ...texts }, administrator: { place: path, state, problem } };
  };
  const listKeys = async (): Promise<TrustedKeyList> => {
    const { texts, administrator } = await keyTexts();
    const { giving, refuseSamples: samplesRefused } = parts.rules();
    return { keys: allKeys(texts).list().map(summariseKey), policy: administrator, giving, samplesRefused };
  };
  const explainer = async (): Promise<Explain> => {
    const [{ texts }, time, all] = await Promise.all([keyTexts(), clock.look(), mappings.all()]);
    const { refuseSamples } = parts.rules();
    return explainBy(secrets, { keys: texts, refuseSamples, mappings: all, ...time });
  };
  const remember = (summaries: readonly LicenceSummary[]): Promise<void> =>
    history.record(summaries).catch((error: unknown) => parts.report('licence history', error));

  return {
    async parse({ file, secret, remember: keep, again }, { signal, progress }) {
      stopIfCancelled(signal);
      const explain = await explainer();
      progress({ stage: 'reading' });
      const bytes = await readBytes(files.read, file);
      const verify = (reader: Reader): Promise<ReadAnswer> => {
        progress({ stage: 'verifying' });
        return explain(reader, bytes, { secret: secret ?? null, whole: true, hold: null });
      };
      const size = bytes.unread ? 0 : bytes.bytes.byteLength;
      const answer = bytes.unread
        ? unreadAnswer(bytes.unread, true)
        : await pool.use(signal, verify).catch((error: unknown) => overBudget(error, bytes.name, size, true));
      if (!again) await remember([answer.summary]);
      const json = jsonOf(answer);
      if (!keep || secret === undefined || isLockedFile(answer.summary)) return new PreparedJson([json]);
      const keeping = await secrets.keep(answer.summary, secret);
      return new PreparedJson(keeping === null ? [json] : withMember(json, { keeping }));
    },

    async compare({ file, compareFile, secret, compareSecret }, { signal, progress }) {
      const explain = await explainer();
      const pair = [
        [file, secret],
        [compareFile, compareSecret],
      ] as const;
      const read = async (reader: Reader, fileIndex: 0 | 1, hold: number | null): Promise<ReadAnswer> => {
        const [id, key] = pair[fileIndex];
        progress({ stage: 'reading' });
        const bytes = await readBytes(files.read, id);
        progress({ stage: 'verifying' });
        return explain(reader, bytes, { secret: key ?? null, whole: false, hold });
      };
      /** Reads the files one by one, so that only one over its budget is lost. */
      const alone = async (fileIndex: 0 | 1): Promise<ReadAnswer> => {
        const bytes = await readBytes(files.read, pair[fileIndex][0]);
        return await pool
          .use(signal, (reader) => read(reader, fileIndex, null))
          .catch((error: unknown) =>
            bytes.unread
              ? unreadAnswer(bytes.unread, false)
              : overBudget(error, bytes.name, bytes.bytes.byteLength, false),
          );
      };
      const [reading, compareReading, comparison] = await pool
        .use(signal, async (reader) => {
          const [before, after] = [await read(reader, 0, 0), await read(reader, 1, 1)];
          progress({ stage: 'comparing' });
          const both = before.summary.readable && after.summary.readable;
          const view = both ? await reader.ask({ do: 'compare', as: 'view', before: 0, after: 1 }) : null;
          return [before, after, view] as const;
        })
        .catch(async (error: unknown) => {
          if (budgetReason(error) === null) throw error;
          const [before, after] = [await alone(0), await alone(1)];
          if (before.summary.readable && after.summary.readable) throw error;
          return [before, after, null] as const;
        });
      await remember([reading.summary, compareReading.summary]);
      return preparedObject<CallResult<'licence.compare'>>({
        reading: [encoder.encode(JSON.stringify(reading.summary))],
        compareReading: [encoder.encode(JSON.stringify(compareReading.summary))],
        comparison: [comparison ?? nothing],
      });
    },

    async survey({ files: ids, again = false }, context) {
      const explain = await explainer();
      // Files that were read are recorded as opened, even where the user cancels before the end.
      const opened: ReadFileOf[] = [];
      const progress: typeof context.progress = (report) => {
        opened.push(...report.read);
        context.progress(report);
      };
      try {
        return {
          summaries: await surveyLicences(ids, { read: files.read, pool, explain }, { ...context, progress }),
        };
      } finally {
        opened.sort((one, other) => one.file - other.file);
        if (!again) await remember(opened.map(({ summary }) => summary));
      }
    },

    async family({ files: ids }, context) {
      const explain = await explainer();
      const compare = (judge: Explain) =>
        pool.use(
          context.signal,
          (reader) => compareFamily(ids, reader, { read: files.read, explain: judge }, context),
          familyBudget,
        );
      try {
        return await compare(explain);
      } catch (error) {
        if (budgetReason(error) === null) throw error;
        // The files are read one by one to find the one over its budget; the others are compared without it.
        const quiet = { signal: context.signal, progress: () => undefined };
        const summaries = await surveyLicences(ids, { read: files.read, pool, explain }, quiet);
        if (summaries.every(({ state }) => state !== 'TOO_COMPLEX')) throw error;
        return await compare((reader, file, wish) => {
          const summary = wish.hold === null ? undefined : summaries[wish.hold];
          return summary?.state === 'TOO_COMPLEX'
            ? Promise.resolve({ summary, json: null })
            : explain(reader, file, wish);
        });
      }
    },

    keys: listKeys,
    readKeys: async (wish) => givenKeys.offer(wish, allKeys((await keyTexts()).texts)),
    async trustKeys(wish) {
      await givenKeys.trust(wish);
      parts.keysChanged();
      return await listKeys();
    },
    async forgetKeys(which) {
      await givenKeys.forget(which);
      parts.keysChanged();
      return await listKeys();
    },
    mappings: () => mappings.list(),
    async giveMapping({ file }) {
      const answer = await mappings.give(file);
      if (answer.outcome === 'given') parts.keysChanged();
      return answer;
    },
    async forgetMappings() {
      mappings.forget();
      parts.keysChanged();
      return await mappings.list();
    },
    keyStore: () => secrets.status(),
    giveSecret: async ({ secret }) => ({ held: secrets.hold(secret) }),
    forgetSecrets: () => secrets.forgetAll(),
    history: (page) => history.list(page),
    forgetHistory: (which) => history.forget('all' in which ? null : which.ids),

    async openFolder() {
      const path = await parts.chooseFolder();
      return { folder: path === null ? null : folders.open(path) };
    },
    watchFolder: ({ folder }) => folders.watch(folder),
    async closeFolder({ folder }) {
      await folders.close(folder);
      return null;
    },

    async close() {
      await Promise.all([pool.close(), clock.close(), folders.closeAll()]);
      history.close();
    },
  };
}

/** Returns the reading TOO_COMPLEX for a file over its budget; rethrows any other error. */
function overBudget(error: unknown, name: string, size: number, whole: boolean): ReadAnswer {
  const reason = budgetReason(error);
  if (reason === null) throw error;
  return unreadAnswer(tooComplex(name, size, reason, fileBudget.seconds), whole);
}

function jsonOf({ json }: ReadAnswer): Uint8Array {
  if (!json) throw new BridgeError('INTERNAL', 'a reading that was asked for is not there');
  return json;
}

/** Adds a member to the JSON of a non-empty object. */
function withMember(json: Uint8Array, more: { readonly keeping: SecretKeeping }): Uint8Array[] {
  return [json.subarray(0, -1), encoder.encode(`,${JSON.stringify(more).slice(1)}`)];
}

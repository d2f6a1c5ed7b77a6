/** Sets of changes on a real sandbox whose tables are compared: what set-on-sandbox and its siblings have in common. */
import { join } from 'node:path';
import type { SandboxAccount } from '#shared/api/session/session.ts';
import { type Applying, applyChanges } from '#shared/rules/changes/apply.ts';
import type { CollectedChange } from '#shared/rules/changes/collected-change.ts';
import { changeTitleOf, inverseOfSet } from '#shared/rules/changes/inverse.ts';
import type { Ask } from '#shared/rules/common/record/record.ts';
import { type AnyRecord, recordById } from '#shared/rules/records/records.ts';
import { createSandbox, type Sandbox } from '../../../src-main/sandbox/index.ts';
import { writeFilledSandbox } from '../../support/filled-sandbox.ts';
import { type Client, signedIn } from '../client.ts';
import { tablesOf } from './tables-of.ts';

const kinds = new Map<string, AnyRecord>();
export async function kindOf(id: string): Promise<AnyRecord | null> {
  const kind = kinds.get(id) ?? (await recordById(id));
  if (kind) kinds.set(id, kind);
  return kind;
}

/** Of those that were asked for before. */
export const knownKind = (id: string): AnyRecord | null => kinds.get(id) ?? null;

export function applying(client: Client) {
  const results: string[] = [];
  const applied: CollectedChange[] = [];
  let sent = 0;
  const how: Applying<CollectedChange> = {
    kindOf,
    ask: (endpoint, input) => client.call(endpoint, input),
    hasBegun: () => false,
    begin: async () => ({ key: crypto.randomUUID(), approver: '' }),
    async send({ kind, locator, after, changed }) {
      sent += 1;
      const { endpoint, input } = kind.write(locator, after, changed);
      return { result: 'done', answer: await client.call(endpoint, input) };
    },
    async finish(change, outcome) {
      results.push(`${change.kind} ${outcome.result} ${outcome.message}`.trim());
      if (outcome.applied) applied.push({ ...change, ...outcome.applied });
    },
    words: String,
    refusal: (_, __, problems) => problems.map(({ name }) => name).join(),
  };
  return { how, results, applied, sent: () => sent };
}

export async function openServer(
  folder: string,
  number: number,
  account: SandboxAccount = 'systemAdministrator',
) {
  const file = join(folder, `${number}.sqlite`);
  await writeFilledSandbox(file);
  const sandbox: Sandbox = await createSandbox({ file, now: () => Date.UTC(2026, 10, 24) });
  const client = await signedIn(sandbox, account);
  const ask: Ask = (endpoint, input) => client.call(endpoint, input);
  return { sandbox, client, ask, tables: () => tablesOf(file) };
}

/** The change of some fields, from what they are. */
export async function changeOf(
  ask: Ask,
  id: string,
  locator: unknown,
  wanted: (now: Record<string, unknown>) => Readonly<Record<string, unknown>>,
): Promise<CollectedChange> {
  const kind = await kindOf(id);
  if (!kind) throw new Error(id);
  const now = await kind.read(ask, kind.locator.parse(locator), []);
  const edits = Object.fromEntries(
    Object.entries(wanted(now)).map(([name, to]) => [name, { from: now[name] ?? null, to }]),
  );
  const touches = kind.touches.map((read) => read.id);
  return { title: changeTitleOf(kind, edits, locator), kind: id, place: locator, edits, touches, path: '' };
}

/** The result of the changes, and of their way back. */
export async function thereAndBack(client: Client, changes: readonly CollectedChange[], between: () => void) {
  const run = applying(client);
  await applyChanges(changes, run.how);
  between();
  const back = applying(client);
  await applyChanges(inverseOfSet(run.applied, knownKind), back.how);
  return [...run.results, ...back.results];
}

/** What the sandbox pretends to be, kept in its database so that a restart pretends the same. */
import { type SandboxScenario, sandboxScenario } from '#shared/bridge/sandbox.ts';
import type { Store } from './database/tables.ts';

/** The stored scenario; the default one where none is stored, or where what is stored can't be read. */
export async function loadScenario(store: Store): Promise<SandboxScenario> {
  const row = await store.selectFrom('pretence').select('scenario').executeTakeFirst();
  const stored = sandboxScenario.safeParse(row ? parseJson(row.scenario) : {});
  return stored.success ? stored.data : sandboxScenario.parse({});
}

export async function storeScenario(store: Store, scenario: SandboxScenario): Promise<void> {
  const row = { id: 1, scenario: JSON.stringify(scenario) };
  await store
    .insertInto('pretence')
    .values(row)
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ scenario: row.scenario }))
    .execute();
}

/** Undefined where it is no JSON, e.g. written by hand: a start must not fail over a pretence. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

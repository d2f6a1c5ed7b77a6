/** Loads and stores the scenario in the sandbox's database, so that it survives a restart. */
import { type SandboxScenario, sandboxScenario } from '#shared/bridge/sandbox.ts';
import type { Store } from './database/tables.ts';

/** Returns the stored scenario; the default one where none is stored or it is unreadable. */
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

/** Returns undefined for invalid JSON, e.g. edited by hand: a start must not fail over a scenario. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

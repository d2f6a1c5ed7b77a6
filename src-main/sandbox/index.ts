/**
 * The sandbox: a complete platform server inside the program, on SQLite, with invented data (design §7). It is a
 * function from a web-standard Request to a Response and listens on no port.
 */
import { Kysely } from 'kysely';
import { type SandboxScenario, sandboxScenario } from '#shared/bridge/sandbox.ts';
import { nodeSqliteDialect } from '../database/dialect.ts';
import { openDatabase } from '../database/open.ts';
import { inMemory, openInMemory, refillInMemory } from './kernel/database/in-memory.ts';
import type { Tables } from './kernel/database/tables.ts';
import { createServer } from './kernel/http/server.ts';
import { sandboxMigrations } from './migrations/index.ts';
import './answers.ts';
import { sandboxAreas } from './areas.ts';
import { loadScenario, storeScenario } from './kernel/scenario.ts';
import { reseed, seedIfEmpty } from './kernel/seed/seed.ts';
import { removeAllSessions } from './kernel/session/store.ts';

/** A notice about the start, in the form of the program's own notices. */
export interface SandboxNotice {
  /** An unusable database was set aside, under the name in `file`, and a new one was seeded. */
  readonly code: 'SANDBOX_RESET';
  readonly params: { readonly file: string };
}

export interface Sandbox {
  /** Answers a request in process; the URL's origin is ignored. Rejects only when aborted or closed. */
  fetch(request: Request): Promise<Response>;
  scenario(): SandboxScenario;
  /** Replaces the scenario. Data stays, but a change of scale seeds anew; sessions stay. */
  pretend(scenario: SandboxScenario): Promise<SandboxScenario>;
  /** Deletes the data and seeds them anew; scenario and sessions stay. */
  reset(): Promise<void>;
  /** Ends every session, as if it had expired on the server. */
  expireSessions(): Promise<void>;
  notices(): readonly SandboxNotice[];
  close(): void;
}

/** A sandbox in this thread, or in one of its own, which takes a moment to close. */
export type SomeSandbox = Omit<Sandbox, 'close'> & { close(): void | Promise<void> };

export interface SandboxOptions {
  /** Path of the SQLite file, or ':memory:'. Its folder must exist. */
  readonly file: string;
  /** Milliseconds since 1970. */
  readonly now?: () => number;
  readonly checkResponses?: boolean;
}

/** Opens or creates the sandbox. Throws where the file can't be opened at all (rights, full disk). */
export async function createSandbox(options: SandboxOptions): Promise<Sandbox> {
  const { file, now = Date.now, checkResponses = false } = options;
  const { database, setAside } =
    file === inMemory
      ? { database: await openInMemory(sandboxMigrations), setAside: null }
      : await openDatabase(file, sandboxMigrations, now());
  const store = new Kysely<Tables>({ dialect: nodeSqliteDialect(database) });
  let scenario = await loadScenario(store);
  await seedIfEmpty(database, scenario.scale);
  const closing = new AbortController();
  const answer = createServer(sandboxAreas, {
    store,
    scenario: () => scenario,
    now,
    checkResponses,
    closing: closing.signal,
  });

  const fillAnew = (scale: SandboxScenario['scale']) =>
    file === inMemory ? refillInMemory(database, scale, sandboxMigrations) : reseed(database, scale);
  /** Runs `work` while no request is in a transaction; other requests wait. */
  const alone = (work: () => Promise<void>) => store.connection().execute(work);

  return {
    fetch: answer,
    scenario: () => scenario,
    async pretend(requestedScenario) {
      const next = sandboxScenario.parse(requestedScenario);
      if (next.scale !== scenario.scale) await alone(() => fillAnew(next.scale));
      await storeScenario(store, next);
      scenario = next;
      return scenario;
    },
    async reset() {
      await alone(() => fillAnew(scenario.scale));
    },
    expireSessions: () => removeAllSessions(store),
    notices: () => (setAside === null ? [] : [{ code: 'SANDBOX_RESET', params: { file: setAside } }]),
    close() {
      if (closing.signal.aborted) return;
      closing.abort(new Error('the sandbox was closed'));
      database.close();
    },
  };
}

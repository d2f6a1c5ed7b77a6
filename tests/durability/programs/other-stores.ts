/** The other stores of the program, each with a number that is written and read back. */
import type { LicenceSummary } from '#shared/rules/licence/reading.ts';
import { createChangesService } from '../../../src-main/services/changes/changes-service.ts';
import { openTrayFile } from '../../../src-main/services/changes/tray-file.ts';
import { createClock } from '../../../src-main/services/licence/clock.ts';
import { createLicenceHistory } from '../../../src-main/services/licence/history/history.ts';
import { noSecrets, openSecretVault } from '../../../src-main/services/servers/secrets.ts';
import { createUsageService } from '../../../src-main/services/usage/usage-service.ts';
import { createVersionsService } from '../../../src-main/services/versions/versions-service.ts';

export interface Kept {
  write(n: number): Promise<void>;
  /** 0 where nothing was written. */
  read(): Promise<number>;
}

const locator = { server: 'one', tenant: 't1' };
const theme = { ...locator, subject: 'theme/pc/TP1' };
const address = 'https://a.example';
/** Milliseconds; each number is an hour more on the clock, which is when it is written. */
const hour = 3_600_000;
const clockStart = Date.UTC(2026, 0, 1);
const day = '2026-11-21';

/** Seals as a key store does: what comes out is not what went in. */
const keyStore = {
  status: async () => ({ available: true, backend: 'test' }),
  seal: async (text: string) => Buffer.from(text).reverse(),
  open: async (sealed: Uint8Array) => ({ text: Buffer.from(sealed).reverse().toString(), isStale: false }),
};
const failed = (error: unknown): never => {
  throw error;
};

export async function keepers(folder: string): Promise<
  Record<'usage' | 'history' | 'versions' | 'secrets' | 'clock' | 'changes', Kept> & {
    close(): Promise<void>;
  }
> {
  let time = clockStart;
  const usage = createUsageService({ folder: `${folder}/usage` });
  const history = createLicenceHistory({ folder: `${folder}/licence` });
  const versions = createVersionsService({ folder: `${folder}/versions` });
  const changes = createChangesService({ file: openTrayFile({ folder: `${folder}/changes`, keyStore }) });
  const clock = createClock({ folder, now: () => time, onFailed: failed });
  const vault = await openSecretVault({ folder, keyStore, onFailed: failed });
  return {
    usage: {
      async write(n) {
        const use = { used: n, max: null };
        await usage.record(locator, { day, pc: use, app: use, external: use, space: use });
      },
      read: async () => (await usage.history(locator)).days.at(-1)?.pc.used ?? 0,
    },
    history: {
      write: (n) => history.record([summary(n)]),
      async read() {
        const { entries } = await history.list({ search: '', offset: 0, limit: 1 });
        return Number(entries[0]?.name.split(' ')[1] ?? 0);
      },
    },
    versions: {
      async write(n) {
        const who = { origin: 'saved', user: '', serverName: '' } as const;
        await versions.keep({ ...theme, ...who, body: JSON.stringify({ n, x: 'x'.repeat(3000) }) });
      },
      async read() {
        const [newest] = (await versions.list(theme)).versions;
        if (!newest) return 0;
        return Number(JSON.parse((await versions.body({ ...theme, id: newest.id })).body ?? '{}').n);
      },
    },
    changes: {
      async write(n) {
        const edits = { n: { from: n - 1, to: n }, long: { from: '', to: 'x'.repeat(3000) } };
        const change = { title: 'a', kind: 'k', place: { id: String(n % 3) }, edits, touches: [], path: '' };
        await changes.collect({ server: 'one', user: '', changes: [change] });
      },
      async read() {
        const { changes: kept } = await changes.tray({ server: 'one' });
        return Math.max(0, ...kept.map(({ edits }) => Number(edits.n?.to)));
      },
    },
    secrets: {
      write: (n) =>
        vault.set('p', { ...noSecrets(address), proxyPassword: `${n} ${'x'.repeat((n % 3) * 9000)}` }, true),
      read: async () => Number(vault.of('p', address).proxyPassword?.split(' ')[0] ?? 0),
    },
    clock: {
      async write(n) {
        time = clockStart + n * hour;
        await clock.look();
        // Closing waits for what is under way: only then is it promised.
        await clock.close();
      },
      read: async () => Math.max(0, ((await clock.highestTime()) ?? clockStart) - clockStart) / hour,
    },
    async close() {
      history.close();
      versions.close();
      changes.end();
    },
  };
}

function summary(n: number): LicenceSummary {
  return {
    name: `licence ${n}`,
    size: n,
    sha256: `aa${n}`,
    sm3: `bb${n}`,
    format: 'armoured',
    state: 'UNSIGNED',
    readable: true,
    verified: false,
    findings: [{ state: 'UNSIGNED', params: {} }],
    signature: null,
    encryption: null,
    licence: null,
    daysRemaining: null,
  };
}

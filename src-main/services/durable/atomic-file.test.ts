import { spawn } from 'node:child_process';
import { mkdtemp, readdir, readFile, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { beforeEach, describe, expect, it } from 'vitest';
import { sweepLeftovers, writeAtomic } from './atomic-file.ts';
import { type Disk, realDisk } from './disk.ts';
import { faultyDisk } from './testing/faulty-disk.ts';

let folder: string;
let path: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'steward-atomic-'));
  path = join(folder, 'a.json');
});

const old = Buffer.from('old '.repeat(100));
const fresh = Buffer.from('new '.repeat(5000));

describe('writeAtomic', () => {
  it('writes a private file and keeps what it was before', async () => {
    await writeAtomic(path, old, { keepPrevious: true });
    await writeAtomic(path, fresh, { keepPrevious: true });
    expect(await readFile(path)).toEqual(fresh);
    expect(await readFile(`${path}.bak`)).toEqual(old);
    if (process.platform !== 'win32') expect((await stat(path)).mode & 0o777).toBe(0o600);
    expect((await readdir(folder)).sort()).toEqual(['a.json', 'a.json.bak']);
  });

  it('is whole, old or new, whichever operation fails', async () => {
    await writeFile(path, old);
    const healthy = faultyDisk(0);
    await writeAtomic(join(folder, 'count'), fresh, { keepPrevious: true, disk: healthy.disk });
    expect(healthy.count()).toBeGreaterThan(6);
    for (let at = 1; at <= healthy.count() + 4; at += 1) {
      await writeFile(path, old);
      const { disk, count } = faultyDisk(at);
      const acknowledged = await writeAtomic(path, fresh, { keepPrevious: true, disk }).then(
        () => true,
        () => false,
      );
      const found = await readFile(path);
      expect(found.equals(acknowledged ? fresh : found.equals(old) ? old : fresh), `operation ${at}`).toBe(
        true,
      );
      if (at <= 4) expect(found.equals(old), `operation ${at} of ${count()}`).toBe(true);
    }
  });

  it('completes a short write instead of believing it', async () => {
    for (let at = 1; at <= 8; at += 1) {
      await writeAtomic(path, fresh, { disk: faultyDisk(at, 'short').disk });
      expect((await readFile(path)).equals(fresh)).toBe(true);
    }
  });

  it('refuses a disk that claims to have written and has not', async () => {
    await writeFile(path, old);
    const lying: Disk = {
      ...realDisk,
      async open(...given) {
        const file = await realDisk.open(...given);
        return new Proxy(file, {
          get(target, name) {
            if (name === 'write') {
              return async (bytes: Uint8Array) => ({ bytesWritten: bytes.byteLength, buffer: bytes });
            }
            const real = Reflect.get(target, name);
            return typeof real === 'function' ? real.bind(target) : real;
          },
        });
      },
    };
    await expect(writeAtomic(path, fresh, { disk: lying })).rejects.toThrow(/the file has 0/);
    expect((await readFile(path)).equals(old)).toBe(true);
  });

  it('falls back to a copy where the disk has no hard links', async () => {
    await writeFile(path, old);
    const noLinks: Disk = {
      ...realDisk,
      link: async () => {
        throw Object.assign(new Error('no links'), { code: 'EPERM' });
      },
    };
    await writeAtomic(path, fresh, { keepPrevious: true, disk: noLinks });
    expect((await readFile(`${path}.bak`)).equals(old)).toBe(true);
  });

  it('survives being killed at any moment', { timeout: 60_000 }, async () => {
    const script = join(folder, 'writer.mts');
    await writeFile(
      script,
      `import { writeAtomic } from ${JSON.stringify(new URL('./atomic-file.ts', import.meta.url).href)};
       for (let n = 0; ; n += 1) {
         await writeAtomic(${JSON.stringify(path)}, Buffer.from(String(n % 10).repeat(200_000)), { keepPrevious: true });
         process.stdout.write(n + '\\n');
       }`,
    );
    for (let round = 0; round < 8; round += 1) {
      const child = spawn(process.execPath, [script], { stdio: ['ignore', 'pipe', 'inherit'] });
      let said = '';
      child.stdout.on('data', (chunk) => {
        said += String(chunk);
      });
      while (!said.includes('\n')) {
        expect(child.exitCode, 'the writer ended by itself').toBeNull();
        await wait(5);
      }
      await wait(round * 9);
      child.kill('SIGKILL');
      await new Promise((resolve) => child.once('close', resolve));
      const text = await readFile(path, 'utf8');
      expect(text).toMatch(/^(\d)\1{199999}$/);
      const acknowledged = Number(said.trim().split('\n').at(-1)) % 10;
      expect([acknowledged, (acknowledged + 1) % 10]).toContain(Number(text[0]));
    }
  });
});

describe('sweepLeftovers', () => {
  it('removes what a crash left, and nothing else', async () => {
    await writeFile(join(folder, '.a.json.1.steward-tmp'), 'x');
    await writeFile(join(folder, '.a.json.2.steward-tmp'), 'x');
    await writeFile(join(folder, '.b.json.1.steward-tmp'), 'x');
    const before = new Date(Date.now() - 120_000);
    await utimes(join(folder, '.a.json.1.steward-tmp'), before, before);
    await sweepLeftovers(path);
    expect((await readdir(folder)).sort()).toEqual(['.a.json.2.steward-tmp', '.b.json.1.steward-tmp']);
  });
});

/**
 * The link file, by which another program of the same user finds a running web shell: `web-shell.json` in the data
 * folder (`web-shell-PID.json` for further shells on the same folder), readable by that user only.
 */
import { randomUUID } from 'node:crypto';
import { link, lstat, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import * as z from 'zod';
import { realDisk } from '../services/durable/disk.ts';
import { isAlive } from '../services/durable/write-lock.ts';

const linkFile = z.object({
  address: z.string().regex(/^http:\/\/127\.0\.0\.1:\d{1,5}$/),
  pid: z.number().int().min(1),
  /** Absent in files of earlier versions. */
  host: z.string().max(255).optional(),
  secret: z.string().min(20).max(100),
});
export type LinkFile = z.output<typeof linkFile>;

const mainName = 'web-shell.json';
const anyName = /^web-shell(-\d+)?\.json$/;
/** Bytes; Steward's own file has some 150. */
const sizeLimit = 4096;

/** Writes the link file. Returns a function that removes it, provided it is still this shell's. */
export async function writeLinkFile(
  dataDir: string,
  content: Omit<LinkFile, 'host'>,
): Promise<() => Promise<void>> {
  const fresh = join(dataDir, `.web-shell.${randomUUID()}`);
  await writeFile(fresh, JSON.stringify({ ...content, host: hostname() }), { mode: 0o600, flag: 'wx' });
  let path = join(dataDir, mainName);
  try {
    if (!(await replaceLeftover(fresh, path))) {
      // Another shell on this folder has the name: its link file stays.
      path = join(dataDir, `web-shell-${content.pid}.json`);
      await realDisk.rename(fresh, path);
    }
  } finally {
    await rm(fresh, { force: true });
  }
  await sweepEnded(dataDir, path);
  return async () => {
    const found = await readOne(path).catch(() => null);
    if (found?.secret === content.secret) await rm(path, { force: true });
  };
}

/** Link files of shells that may run on this folder, newest first; rejects where the folder can't be read. */
export async function findShells(dataDir: string): Promise<LinkFile[]> {
  const names = (await readdir(dataDir)).filter((name) => anyName.test(name));
  const found = await Promise.all(
    names.map(async (name) => {
      const path = join(dataDir, name);
      try {
        return [{ content: await readOne(path), time: (await lstat(path)).mtimeMs }];
      } catch {
        // A file of another program, broken or just removed: there is no shell to ask.
        return [];
      }
    }),
  );
  return found
    .flat()
    .sort((a, b) => b.time - a.time)
    .map(({ content }) => content);
}

/** Resolves to false where a shell that may be running owns the file. */
async function replaceLeftover(fresh: string, path: string): Promise<boolean> {
  const found = await readOne(path).catch(() => null);
  if (found && mayRun(found)) return false;
  const aside = `${fresh}.old`;
  // Of several shells that find a leftover only one moves it away; the moved file is checked once more.
  if (await realDisk.rename(path, aside).then(yes, no)) {
    const moved = await readOne(aside).catch(() => null);
    if (moved && mayRun(moved)) await link(aside, path).catch(() => undefined);
    await rm(aside, { recursive: true, force: true });
  }
  return link(fresh, path).then(yes, no);
}

const yes = (): boolean => true;
const no = (): boolean => false;

async function sweepEnded(dataDir: string, ownFile: string): Promise<void> {
  for (const name of await readdir(dataDir)) {
    if (!anyName.test(name) || name === mainName) continue;
    const path = join(dataDir, name);
    if (path === ownFile) continue;
    const found = await readOne(path).catch(() => null);
    if (found && !mayRun(found)) await rm(path, { force: true });
  }
}

/** Rejects a file that is not this user's own: in a shared folder somebody else could have put it there. */
async function readOne(path: string): Promise<LinkFile> {
  const { size, uid, mode, isFile } = await lstat(path).then((found) => ({
    size: found.size,
    uid: found.uid,
    mode: found.mode,
    isFile: found.isFile(),
  }));
  if (!isFile || size > sizeLimit) throw new Error('no link file');
  if (process.getuid && (uid !== process.getuid() || (mode & 0o022) !== 0)) throw new Error('not ours');
  return linkFile.parse(JSON.parse(await readFile(path, 'utf8')));
}

function mayRun({ pid, host }: LinkFile): boolean {
  if (host !== undefined && host !== hostname()) return true;
  return pid !== process.pid && isAlive(pid);
}

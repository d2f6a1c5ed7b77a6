/** Files that the gateway sends in the page's place: for whom a permit counts, what the page hears, what stays. */
import { mkdtemp, readdir, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { createFileStore, type FileStore } from './file-store.ts';
import { createSendingPermits, type SendingPermits } from './sending-permits.ts';

let folder: string;
let files: FileStore;
let permits: SendingPermits;
let sent: [upload: string, share: number][];
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'steward-permits-'));
  files = createFileStore({ uploads: join(folder, 'uploads') });
  sent = [];
  permits = createSendingPermits({
    files,
    onSent: (upload, share) => sent.push([upload, share]),
    report: (error) => expect.fail(String(error)),
  });
});

/** A file that the store owns. */
async function made(content: string): Promise<string> {
  return (await files.make('theme.zip', (path) => writeFile(path, content))).id;
}
const grant = (file: string, more: Partial<Parameters<SendingPermits['grant']>[0]> = {}) =>
  permits.grant({ file, server: 'mark-1', upload: 'upload-1', once: true, ...more });
async function all(permit: string, server = 'mark-1'): Promise<string> {
  const { pieces } = await permits.open(permit, server);
  const read: Uint8Array[] = [];
  for await (const piece of pieces()) read.push(piece);
  return Buffer.concat(read).toString();
}
async function left(): Promise<number> {
  const found = await readdir(folder, { recursive: true, withFileTypes: true });
  return found.filter((entry) => entry.isFile()).length;
}
const unknown = { code: 'FILE_UNKNOWN' };

describe('a permit', () => {
  it('is for one request', async () => {
    const permit = grant(await made('PK'), { once: false });
    expect(await all(permit)).toBe('PK');
    await expect(all(permit)).rejects.toMatchObject(unknown);
  });

  it('is for the server that its tab shows', async () => {
    const permit = grant(await made('PK'));
    await expect(all(permit, 'mark-2')).rejects.toMatchObject(unknown);
    await expect(all(permit)).rejects.toMatchObject(unknown);
  });

  it('is not the file’s id, which another tab may know', async () => {
    const file = await made('PK');
    grant(file);
    await expect(all(file)).rejects.toMatchObject(unknown);
  });

  it('ends with the next one for the same file, and with the file', async () => {
    const file = await made('PK');
    const first = grant(file, { once: false });
    const second = grant(file, { once: false });
    await expect(all(first)).rejects.toMatchObject(unknown);
    permits.revoke([file]);
    await expect(all(second)).rejects.toMatchObject(unknown);
    await files.release([file]);
    await expect(all(grant(file))).rejects.toMatchObject(unknown);
  });
});

it('two uploads at once are each told of by their own ids, up to the whole', async () => {
  const [one, two] = ['a'.repeat(300_000), 'b'.repeat(200_000)];
  const contents = await Promise.all([
    all(grant(await made(one), { upload: 'upload-1' })),
    all(grant(await made(two), { upload: 'upload-2', server: 'mark-2' }), 'mark-2'),
  ]);
  expect(contents).toEqual([one, two]);
  for (const upload of ['upload-1', 'upload-2']) {
    const shares = sent.filter(([id]) => id === upload).map(([, share]) => share);
    expect(shares.length).toBeGreaterThan(1);
    expect(shares).toEqual([...shares].sort((a, b) => a - b));
    expect(shares.at(-1)).toBe(1);
  }
});

it('a share is told when the piece before it was taken', async () => {
  const { pieces } = await permits.open(grant(await made('a'.repeat(300_000))), 'mark-1');
  const reading = pieces();
  await reading.next();
  expect(sent).toEqual([]);
  await reading.next();
  expect(sent).toHaveLength(1);
  await reading.return(undefined);
});

it('a permit for one request is gone once it was used, or given up', async () => {
  await all(grant(await made('PK')));
  await expect.poll(left).toBe(0);
  const { pieces } = await permits.open(grant(await made('a'.repeat(300_000))), 'mark-1');
  const reading = pieces();
  await reading.next();
  await reading.return(undefined);
  await expect.poll(left).toBe(0);
});

it('a user’s own file stays, and its handle', async () => {
  await writeFile(join(folder, 'mine.zip'), 'PK');
  const { id } = await files.addPath(join(folder, 'mine.zip'));
  expect(await all(grant(id, { once: false }))).toBe('PK');
  expect((await files.read(id, 10)).bytes).toHaveLength(2);
});

it('of a file that was changed after it was announced nothing is read', async () => {
  await writeFile(join(folder, 'mine.zip'), 'PK');
  const { id } = await files.addPath(join(folder, 'mine.zip'));
  const { size, pieces } = await permits.open(grant(id, { once: false }), 'mark-1');
  expect(size).toBe(2);
  await writeFile(join(folder, 'mine.zip'), 'PK and more');
  await expect(pieces().next()).rejects.toMatchObject({ code: 'FILE_UNREADABLE', params: { size: 11 } });
});

/**
 * Permits for files that the gateway puts into requests of the page. A file's id is no permit: other tabs may learn it.
 * A permit is told to the tab that asked for it, and is for one request to the server that this tab shows.
 */
import { randomUUID } from 'node:crypto';
import { BridgeError } from '#shared/bridge/errors.ts';
import type { FileStore } from './file-store.ts';

/** An upload that a tab has announced (`files.permitSending`). */
export interface AnnouncedUpload {
  readonly file: string;
  /** Mark of the server that receives the file. */
  readonly server: string;
  /** The tab's own id of the upload. */
  readonly upload: string;
  /** Whether the file is released once it was read for the request. */
  readonly once: boolean;
}

export interface FileToSend {
  /** Bytes. */
  readonly size: number;
  /** Opens the file only now. Fails where it has another size by then. */
  pieces(): AsyncGenerator<Uint8Array>;
}

export interface SendingPermits {
  /** The file's earlier permit does not count any more. */
  grant(upload: AnnouncedUpload): string;
  /** Uses the permit up. `server`: the mark of the server to which the request goes. */
  open(permit: string, server: string): Promise<FileToSend>;
  revoke(files: readonly string[]): void;
}

export function createSendingPermits(options: {
  readonly files: Pick<FileStore, 'open' | 'release'>;
  /** Is told of each per cent of a file, as a share of 1, when the server has taken it. */
  readonly onSent: (upload: string, share: number) => void;
  readonly report: (error: unknown) => void;
}): SendingPermits {
  const { files, onSent, report } = options;
  const uploads = new Map<string, AnnouncedUpload>();
  const revoke = (ids: readonly string[]): void => {
    for (const [permit, { file }] of uploads) if (ids.includes(file)) uploads.delete(permit);
  };

  async function* read({ file, upload, once }: AnnouncedUpload, size: number): AsyncGenerator<Uint8Array> {
    try {
      const opened = await files.open(file);
      if (opened.size !== size) {
        await opened.stream.cancel();
        throw new BridgeError('FILE_UNREADABLE', 'the file changed before it was read', {
          name: opened.name,
          reason: 'IO',
          size: opened.size,
        });
      }
      let [done, percent] = [0, 0];
      for await (const piece of opened.stream) {
        yield piece;
        done += piece.byteLength;
        if (Math.floor((100 * done) / size) === percent) continue;
        percent = Math.floor((100 * done) / size);
        onSent(upload, done / size);
      }
    } finally {
      // The page may be gone by now, so the shell itself removes the file; the request does not wait for that.
      if (once) files.release([file]).catch(report);
    }
  }

  return {
    grant(upload) {
      revoke([upload.file]);
      const permit = randomUUID();
      uploads.set(permit, upload);
      return permit;
    },
    async open(permit, server) {
      const upload = /* wall: permit-of-the-tab */ uploads.get(permit);
      if (!upload) throw new BridgeError('FILE_UNKNOWN', 'no such permit');
      // wall: permit-once
      uploads.delete(permit);
      // wall: permit-own-server
      if (upload.server !== server) throw new BridgeError('FILE_UNKNOWN', 'a permit for another server');
      // A first opening proves that the file can be read, before any byte of the request is sent.
      const { size, stream } = await files.open(upload.file);
      await stream.cancel();
      return { size, pieces: () => read(upload, size) };
    },
    revoke,
  };
}

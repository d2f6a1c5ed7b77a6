/** A theme package as a file: read in pieces from one open file, and written atomically (limits.md §4, §7). */
import type { PackageDraft } from '#shared/rules/themes/package/theme-package.ts';
import {
  type RandomAccessSource,
  type WriteOptions,
  type WrittenPackage,
  writePackage,
} from '../../formats/theme-package/index.ts';
import { type AtomicOptions, sweepLeftovers, writeAtomicBy } from '../durable/atomic-file.ts';
import { openRegular } from '../files/open-regular.ts';
import { readExactly, readExactlyInto } from '../files/read-exactly.ts';

export interface OpenPackageFile {
  readonly source: RandomAccessSource;
  close(): Promise<void>;
}

/** Rejects with the system's error, and with EISDIR or EINVAL for anything but a regular file. */
export async function openPackageFile(path: string): Promise<OpenPackageFile> {
  const { file, size } = await openRegular(path);
  return {
    source: {
      size,
      get file() {
        return file.fd;
      },
      read: (at, length) => readExactly(file, at, length),
      readInto: (at, into) => readExactlyInto(file, at, into),
    },
    close: () => file.close(),
  };
}

export interface WritePackageOptions extends WriteOptions, Pick<AtomicOptions, 'isNew' | 'disk'> {}

/** Rejects as `writePackage` does and with the system's error; an existing file then stays. */
export async function writePackageFile(
  path: string,
  draft: PackageDraft,
  { isNew = false, disk, ...options }: WritePackageOptions = {},
): Promise<WrittenPackage> {
  let written: WrittenPackage | null = null;
  await writeAtomicBy(
    path,
    async (write, file) => {
      const sink = {
        ...(disk ? {} : { file }),
        async write(pieces: readonly Uint8Array[], position: number) {
          let at = position;
          for (const piece of pieces) {
            await write(piece, at);
            at += piece.length;
          }
        },
      };
      written = await writePackage(sink, draft, options);
      return written.bytes;
    },
    // The user's usual permissions, for the file is made to be handed on.
    { mode: 0o666, isNew, ...(disk ? { disk } : {}) },
  );
  // Removes temporary files of a killed program beside this one.
  await sweepLeftovers(path, undefined, disk);
  if (written === null) throw new Error('nothing was written');
  return written;
}

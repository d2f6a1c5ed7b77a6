/** Files that the gateway sends in the page's place: the permits of tabs, with the progress as events. */
import type { AttachedFiles } from '../gateway/attached-file.ts';
import type { FileStore } from '../services/files/file-store.ts';
import { createSendingPermits, type SendingPermits } from '../services/files/sending-permits.ts';
import type { ProgramSurroundings } from './surroundings.ts';
import { uploadLimit } from './upload-limit.ts';

export function openFileSending(
  files: FileStore,
  { emit, report }: Pick<ProgramSurroundings, 'emit' | 'report'>,
): SendingPermits & AttachedFiles {
  const permits = createSendingPermits({
    files,
    onSent: (upload, share) => emit('files.sent', { upload, share }),
    report: (error) => report('file sending', error),
  });
  return { ...permits, limit: uploadLimit };
}

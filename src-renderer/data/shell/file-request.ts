/** The request that hands a file's bytes to the shell, with name and purpose. */
import { type HandedKind, handedKindHeader } from '#shared/bridge/handed-files.ts';

/** Path on the console's own origin, the same in both shells. */
export const bridgeFiles = '/bridge/files';

export function fileRequest(
  file: File,
  kind: HandedKind,
  headers: Readonly<Record<string, string>>,
  signal: AbortSignal | undefined,
): RequestInit {
  return {
    method: 'POST',
    headers: {
      ...headers,
      'Content-Type': 'application/octet-stream',
      'X-File-Name': encodeURIComponent(file.name),
      [handedKindHeader]: kind,
    },
    body: file,
    signal: signal ?? null,
  };
}

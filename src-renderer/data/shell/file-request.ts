/** How bytes are handed to a shell: as the body of a request, with their name and what they are for. */
import { type HandedKind, handedKindHeader } from '#shared/bridge/handed-files.ts';

/** Of either shell, on the console's own origin. */
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

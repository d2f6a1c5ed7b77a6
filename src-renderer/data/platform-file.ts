/** Reads files of the platform with the session, for pictures or for saving. */
import { ApiError } from '#shared/api/api-error.ts';
import { openEnvelope } from '#shared/api/envelope.ts';
import { filePreviewCall } from '#shared/api/file-upload/file-upload.ts';
import { readAnswer } from '#shared/api/read-answer.ts';
import { saveBlob } from './files.ts';
import { type CallTarget, exchange, type HttpAnswer } from './http.ts';
import { withRetries } from './retry.ts';

/** Limits in characters for a file's name and media type (bridge/files.ts). */
const [longestName, longestType] = [200, 100];

/** `path` must come from `platformFileLink`. Throws ApiError; an abort throws the signal's reason. */
export function readPlatformFile(path: string, signal?: AbortSignal): Promise<Blob> {
  return readFileOf(filePreviewCall, path, signal);
}

function readFileOf(asked: CallTarget, path: string, signal?: AbortSignal): Promise<Blob> {
  const request = () => ({ method: 'GET', url: path, contentType: null, body: null }) as const;
  const open = (answer: HttpAnswer<Blob>) => fileIn(asked, answer);
  return withRetries(asked.id, (both) => exchange(asked, request, 'blob', open, { signal: both }), signal);
}

/** Reads and saves a file; false when the user cancels. Throws ApiError, and BridgeError as `saveBlob`. */
export async function savePlatformFile(
  path: string,
  name: string,
  asked: CallTarget = filePreviewCall,
): Promise<boolean> {
  const content = await readFileOf(asked, path);
  return saveBlob({
    suggestedName: name.slice(0, longestName),
    mediaType: content.type.slice(0, longestType),
    content,
  });
}

/** An answer without a file name is a refusal in an envelope, or unknown. */
async function fileIn({ id }: CallTarget, { status, header, body }: HttpAnswer<Blob>): Promise<Blob> {
  if (header('content-disposition') !== null) return body;
  const opened = openEnvelope('code', await jsonOf(body));
  const facts = { endpoint: id, status };
  if (opened?.ok === false) {
    throw new ApiError({ ...facts, kind: 'refused', code: opened.code, message: opened.message });
  }
  throw new ApiError({ ...facts, kind: 'contract', message: 'no file' });
}

async function jsonOf(body: Blob): Promise<unknown> {
  try {
    return readAnswer(await body.text());
  } catch {
    return null;
  }
}

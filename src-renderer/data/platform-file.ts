/** Files of the platform, fetched with the session: read for a picture, or handed to the browser as a download. */
import axios from 'axios';
import { ApiError } from '#shared/api/api-error.ts';
import { platformHeaders } from './meant.ts';

const endpoint = 'file.preview';

/** `path` is one that `platformFileLink` let pass. Throws ApiError. */
export async function readPlatformFile(path: string, signal?: AbortSignal): Promise<Blob> {
  const response = await axios
    .get<Blob>(new URL(path, location.href).href, {
      adapter: 'fetch',
      responseType: 'blob',
      headers: platformHeaders(),
      timeout: 125_000,
      ...(signal ? { signal } : {}),
      validateStatus: () => true,
    })
    .catch((error: unknown) => {
      const message = error instanceof Error ? error.message : String(error);
      throw new ApiError({ kind: 'network', endpoint, message });
    });
  const { status, data, headers } = response;
  const refused = status < 200 || status > 299 || headers['content-disposition'] === undefined;
  if (refused) throw new ApiError({ kind: 'http', endpoint, status, message: await messageIn(data) });
  return data;
}

/** As above. Throws ApiError. */
export async function savePlatformFile(path: string, name: string): Promise<void> {
  const url = URL.createObjectURL(await readPlatformFile(path));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

/** The server's own words where the answer is an envelope, or ''. */
async function messageIn(body: Blob): Promise<string> {
  try {
    const { msg } = JSON.parse(await body.text()) as { msg?: unknown };
    return typeof msg === 'string' ? msg : '';
  } catch {
    return '';
  }
}

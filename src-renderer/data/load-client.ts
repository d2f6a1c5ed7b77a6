/** Loads the HTTP client (client.ts); callers that expect requests may prefetch it. */
import type { AxiosInstance } from 'axios';

/** Cached, because importing even a loaded module takes until the next frame. */
let client: AxiosInstance | null = null;

export async function loadClient(): Promise<AxiosInstance> {
  client ??= (await import('./client.ts')).client;
  return client;
}

/** Null until the client has loaded. */
export const clientThere = (): AxiosInstance | null => client;

/** Loads what requests are sent with (client.ts): whoever knows that some will follow need not wait for it then. */
import type { AxiosInstance } from 'axios';

/** Kept, since even a module that is there already is imported a frame later. */
let client: AxiosInstance | null = null;

export async function loadClient(): Promise<AxiosInstance> {
  client ??= (await import('./client.ts')).client;
  return client;
}

/** null until it has come. */
export const clientThere = (): AxiosInstance | null => client;

import { ApiError } from './api-error.ts';

/** The server's own message in a failure; '' where it gave none, and where the text is the console's or the gateway's. */
export function serverWords(error: unknown): string {
  if (!(error instanceof ApiError) || error.sessionEnded) return '';
  return error.kind === 'http' || error.kind === 'refused' ? error.message.trim() : '';
}

/** The text about a failed call: the server's own message, or a text of the console. */
import type { MessageKey } from '../text/index.ts';
import { type ApiError, inputRefused } from './api-error.ts';
import { serverWords } from './server-words.ts';

export interface ErrorWords {
  /** The server's message; '' where it gave none that counts. */
  readonly text: string;
  /** A key that may have no text; `otherwise` is a key that has one. */
  readonly key: string;
  readonly params?: Readonly<Record<string, string | number>>;
  readonly otherwise: MessageKey;
}

/** Spec 1§8: a failed request shows the server's msg text. */
export function apiErrorWords(error: ApiError): ErrorWords {
  if (error.sessionEnded) return ours('errors.api.sessionEnded');
  if (error.lookedAt !== null) return elsewhere(error, error.lookedAt);
  if (error.absentAt !== null) return absent(error, error.absentAt);
  switch (error.kind) {
    case 'refused':
      if (error.code === 401) return unauthorised(error);
      return { ...ours('errors.api.refused', { code: error.code }), text: error.message };
    case 'http':
      if (error.status === 401) return unauthorised(error);
      return { ...ours('errors.api.http', { status: error.status }), text: error.message };
    case 'network':
      return { ...ours('errors.api.network'), key: `errors.gateway.${error.code}` };
    case 'timeout':
      return { ...ours('errors.api.timeout'), key: `errors.gateway.${error.code}` };
    case 'contract':
      if (error.code === inputRefused) return ours('errors.api.input', { field: error.field ?? '' });
      return ours('errors.api.contract');
  }
}

/** The reason phrases of 404 and 405 (RFC 9110), which say no more than the status. */
const statusPhrase = /^(?:not found|method not allowed)\.?$/i;

/** Includes the server's message, which tells whether the path is another one or the record is missing. */
function elsewhere(error: ApiError, path: string): ErrorWords {
  const message = serverWords(error);
  if (message === '' || statusPhrase.test(message))
    return ours('errors.api.elsewhere', { call: error.endpoint, path });
  return ours('errors.api.elsewhereSaid', { call: error.endpoint, path, message });
}

/** Includes the server's message, which may be about a missing record and not about the call. */
function absent({ endpoint: call, status, message }: ApiError, path: string): ErrorWords {
  if (message === '') return ours('errors.api.absent', { call, path, status });
  return ours('errors.api.absentSaid', { call, path, status, message });
}

/** Calls whose 401 has a text of the console, whatever the server's message (2§6, 2§8; THM-127). */
const wordedRefusal = /^(?:themes|cssThemes|cloudStore)\./;

function unauthorised({ endpoint, message }: ApiError): ErrorWords {
  return { ...ours('errors.api.unauthorised'), text: wordedRefusal.test(endpoint) ? '' : message };
}

function ours(key: MessageKey, params?: ErrorWords['params']): ErrorWords {
  return { text: '', key, otherwise: key, ...(params && { params }) };
}

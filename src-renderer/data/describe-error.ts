/** The error policy's words: what went wrong, in the user's language, with the server's own message where it has one. */
import { ApiError } from '#shared/api/api-error.ts';
import { BridgeError } from '#shared/bridge/errors.ts';
import { GoneRecord } from '#shared/rules/records/record.ts';
import { translate, translateIfKnown } from './text.ts';

export interface ErrorDescription {
  /** One sentence for the user. */
  readonly message: string;
  /** Lines for *Details*: copied as they are. */
  readonly details: readonly string[];
  /** Id of a call that the server may have at another path, which its profile can say. */
  readonly misplaced?: string;
}

export function describeError(error: unknown): ErrorDescription {
  if (error instanceof ApiError) {
    return {
      message: apiMessage(error),
      details: [
        `endpoint: ${error.endpoint}`,
        `kind: ${error.kind}`,
        `code: ${error.code}`,
        `status: ${error.status}`,
        ...(error.field ? [`field: ${error.field}`] : []),
        ...(error.lookedAt ? [`path: ${error.lookedAt}`] : []),
        ...(error.message ? [`message: ${error.message}`] : []),
        `time: ${new Date(error.time).toISOString()}`,
      ],
      ...(error.lookedAt !== null && { misplaced: error.endpoint }),
    };
  }
  if (error instanceof BridgeError) {
    return {
      message: translateIfKnown(`errors.bridge.${error.code}`, error.params) ?? error.message,
      details: [`code: ${error.code}`, `message: ${error.message}`],
    };
  }
  if (error instanceof GoneRecord) return { message: translate('record.gone'), details: [] };
  const message = error instanceof Error ? error.message : String(error);
  return { message: translate('errors.unexpected'), details: [`message: ${message}`] };
}

/** The server's message where it gave one (spec 1§8: a failed request shows the server's msg text). */
function apiMessage(error: ApiError): string {
  if (error.sessionEnded) return translate('errors.api.sessionEnded');
  if (error.lookedAt !== null) {
    return translate('errors.api.elsewhere', { call: error.endpoint, path: error.lookedAt });
  }
  switch (error.kind) {
    case 'refused':
      if (error.code === 401) return unauthorised(error);
      return error.message || translate('errors.api.refused', { code: error.code });
    case 'http':
      if (error.status === 401) return unauthorised(error);
      return error.message || translate('errors.api.http', { status: error.status });
    case 'network':
      return translateIfKnown(`errors.gateway.${error.code}`) ?? translate('errors.api.network');
    case 'timeout':
      return translateIfKnown(`errors.gateway.${error.code}`) ?? translate('errors.api.timeout');
    case 'contract':
      return translate('errors.api.contract');
  }
}

/** Calls whose 401 has words of its own, whatever the server says with it (2§6, 2§8; THM-127). */
const wordedRefusal = /^(?:themes|cssThemes|cloudStore)\./;

function unauthorised({ endpoint, message }: ApiError): string {
  return (wordedRefusal.test(endpoint) ? '' : message) || translate('errors.api.unauthorised');
}

/** Describes errors in the user's language, with the server's own message where it sent one. */
import { ApiError } from '#shared/api/api-error.ts';
import { apiErrorWords } from '#shared/api/api-error-words.ts';
import { callMappingOf } from '#shared/api/mapping/codes.ts';
import { BridgeError } from '#shared/bridge/errors.ts';
import { GoneRecord } from '#shared/rules/common/record/record.ts';
import { mappingNow } from './mapped-calls.ts';
import { translate, translateIfKnown } from './text.ts';

export interface ErrorDescription {
  readonly message: string;
  /** Lines for *Details*, which are copied verbatim. */
  readonly details: readonly string[];
  /** Id of a call whose path or shape on this server may differ from the profile's mapping. */
  readonly misplaced?: string;
}

export function describeError(error: unknown): ErrorDescription {
  if (error instanceof ApiError) {
    const isMapped = isOfMapping(error);
    const path = error.lookedAt ?? error.absentAt;
    return {
      message: isMapped ? `${apiMessage(error)} ${translate('errors.api.mapped')}` : apiMessage(error),
      details: [
        `endpoint: ${error.endpoint}`,
        `kind: ${error.kind}`,
        `code: ${error.code}`,
        `status: ${error.status}`,
        ...(error.field ? [`field: ${error.field}`] : []),
        ...(path === null ? [] : [`path: ${path}`]),
        ...(error.message ? [`message: ${error.message}`] : []),
        `time: ${new Date(error.time).toISOString()}`,
      ],
      ...((isMapped || error.lookedAt !== null) && { misplaced: error.endpoint }),
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

/** An answer that does not fit a call with a mapping: the mapping may be wrong. */
function isOfMapping({ kind, endpoint }: ApiError): boolean {
  return (kind === 'contract' || kind === 'http') && callMappingOf(mappingNow(), endpoint) !== undefined;
}

function apiMessage(error: ApiError): string {
  const words = apiErrorWords(error);
  if (words.text !== '') return words.text;
  return translateIfKnown(words.key, words.params) ?? translate(words.otherwise);
}

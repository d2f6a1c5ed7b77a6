/** Maps a refused draft to the field that caused it. */

import { translate, translateIfKnown } from '#data/text.ts';
import { BridgeError } from '#shared/bridge/errors.ts';
import { headerNameOf, pathNameOf } from './form-faults.ts';
import type { ServerForm } from './server-form.ts';

export interface RefusedProfileField {
  /** Name of the control. */
  readonly name: string;
  readonly message: string;
}

/** Returns null where the refusal concerns no field. */
export function refusedField(error: unknown, form: ServerForm): RefusedProfileField | null {
  if (!(error instanceof BridgeError)) return null;
  const reason = String(error.params.reason ?? '');
  const say = (group: string): string =>
    mappingProblemText(error.params) ??
    translateIfKnown(`servers.refused.${group}.${reason}`, error.params) ??
    translateIfKnown(`errors.bridge.${error.code}`, error.params) ??
    error.message;
  switch (error.code) {
    case 'SERVER_ADDRESS_INVALID':
      return { name: 'address', message: say('address') };
    case 'SERVER_FIELD_INVALID':
      return { name: fieldName(error.params, form), message: say('field') };
    case 'CERTIFICATE_INVALID':
      return { name: 'authorities', message: say('authority') };
    case 'CLIENT_CERTIFICATE_INVALID':
      return {
        name: reason === 'passphrase' ? 'passphrase' : 'clientCertificate',
        message: say('client'),
      };
    case 'KEY_STORE_UNAVAILABLE':
      return { name: 'remember', message: translate('errors.bridge.KEY_STORE_UNAVAILABLE') };
    default:
      return null;
  }
}

function mappingProblemText({ field, reason, value }: BridgeError['params']): string | null {
  if (field !== 'mapping') return null;
  return translateIfKnown(`servers.mapping.problem.${reason}`, { at: String(value) });
}

function fieldName({ field, value }: BridgeError['params'], form: ServerForm): string {
  switch (field) {
    case 'headers': {
      const line = form.headers.find(({ name }) => name.trim() === value);
      return headerNameOf(line?.key ?? '');
    }
    case 'mapping':
      return pathNameOf(String(value));
    case 'passwordSignIn':
      return 'passwordPath';
    case 'proxy':
      return form.proxyMode === 'pac' ? 'pacAddress' : 'proxyAddress';
    default:
      return String(field);
  }
}

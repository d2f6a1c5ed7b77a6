/** Evidence of logs: the shell signs what the console has put together with the installation's key. */
import { evidenceContent, evidenceSignature } from '../rules/evidence/evidence.ts';
import { call } from './contract.ts';

export const evidence = {
  calls: {
    /** SIGNING_KEY_UNREADABLE where the key store can't open the key. */
    sign: call(evidenceContent, evidenceSignature),
  },
  events: {},
} as const;

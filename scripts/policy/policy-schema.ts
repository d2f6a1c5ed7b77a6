/** The JSON schema of a policy, from the contract that the program reads one by. */
import * as z from 'zod';
import { policyDocument } from '../../src-shared/rules/policy/policy-document.ts';

/** Grows when what is there changes its meaning. */
const version = 1;

export function policySchema(): object {
  const { $schema, ...schema } = z.toJSONSchema(policyDocument, { io: 'input' });
  return { $schema, $id: `urn:steward:policy:${version}`, title: 'A policy of Steward', ...schema };
}

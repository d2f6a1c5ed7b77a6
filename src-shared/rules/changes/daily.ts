/**
 * Daily decisions (applications of people, locked accounts, devices, sessions, invitations): where changes need
 * approval, the settings or the organisation's policy let these decisions pass at once, or demand approval for each.
 */
import type { Endpoint } from '../../api/endpoint.ts';
import type { Mapping } from '../../api/mapping/mapping.ts';
import { locatedCall } from '../../api/call-placement.ts';
import { writeFacts } from './writes.ts';

/** A call counts only at its documented path and method, since a profile must not decide which writes skip approval. */
export function isDaily(endpoint: Endpoint, mapping: Mapping): boolean {
  const facts = writeFacts(endpoint.id);
  if (facts === undefined || !('daily' in facts)) return false;
  const here = locatedCall(endpoint, mapping);
  // wall: daily-own-call
  return here.path === endpoint.path && here.method === endpoint.method;
}

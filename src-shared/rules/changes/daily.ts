/**
 * Daily decisions (applications of people, locked accounts, devices, sessions, invitations): where somebody approves
 * changes, the settings or the organisation's policy say whether they pass at once or wait to be approved, each by itself.
 */
import type { Endpoint } from '../../api/endpoint.ts';
import type { Mapping } from '../../api/mapping/mapping.ts';
import { placedAt } from '../../api/placed.ts';
import { writeFacts } from './writes.ts';

/** Only where the documents have it: a profile must not say which write is such a decision. */
export function isDaily(endpoint: Endpoint, mapping: Mapping): boolean {
  const facts = writeFacts(endpoint.id);
  if (facts === undefined || !('daily' in facts)) return false;
  const here = placedAt(endpoint, mapping);
  return here.path === endpoint.path && here.method === endpoint.method;
}

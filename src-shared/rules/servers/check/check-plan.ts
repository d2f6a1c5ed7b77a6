/** The calls that a check of a server sends: reads only, and none with a side effect. */
import type { Endpoint } from '../../../api/endpoint.ts';
import { endpoints } from '../../../api/index.ts';
import { isSandboxCall } from '../../../api/sandbox-calls.ts';

/** Reads by which the server calls others: a mail service, or somebody else's address. */
const callsOthers: readonly string[] = ['wechatService.test', 'wechatWork.test'];

/** The code of the reason for leaving a call out; '' for a call that is sent. */
export function leftAlone({ id, effect, encoding }: Pick<Endpoint, 'id' | 'effect' | 'encoding'>): string {
  // wall: check-no-writes
  if (effect === 'write') return 'WRITES';
  // wall: check-no-uploads
  return encoding === 'multipart' || callsOthers.includes(id) ? 'SENDS' : '';
}

export function callsToCheck(): readonly Endpoint[] {
  return endpoints.filter(({ id }) => !isSandboxCall(id));
}

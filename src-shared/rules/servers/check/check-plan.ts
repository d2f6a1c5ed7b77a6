/** Which calls a check asks, and which it leaves alone: reads only, and none that would do something beside. */
import type { Endpoint } from '../../../api/endpoint.ts';
import { endpoints } from '../../../api/index.ts';
import { isSandboxCall } from '../../../api/sandbox-calls.ts';

/** Reads by their declaration, with which the server calls others: a mail service, an address of somebody else. */
const callsOthers: readonly string[] = ['wechatService.test', 'wechatWork.test'];

/** Why a call is left alone; '' where it is asked. */
export function leftAlone({ id, effect, encoding }: Pick<Endpoint, 'id' | 'effect' | 'encoding'>): string {
  if (effect === 'write') return 'WRITES';
  return encoding === 'multipart' || callsOthers.includes(id) ? 'SENDS' : '';
}

/** Every call but those of the sandbox alone. */
export function callsToCheck(): readonly Endpoint[] {
  return endpoints.filter(({ id }) => !isSandboxCall(id));
}

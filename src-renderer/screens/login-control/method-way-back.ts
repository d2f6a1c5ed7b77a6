/** The way back of creating or deleting a login method. */
import type { RecordUndo } from '#data/changes/index.ts';
import type { LoginMethod } from '#shared/api/login-control/login-methods.ts';
import { loginMethodPresence } from '#shared/rules/records/login-method-presence.ts';

export function methodWayBack(
  id: string,
  method: Omit<LoginMethod, 'configId'>,
  does: 'make' | 'delete',
): RecordUndo {
  const [absent, there] = [[], [method]];
  return {
    kind: loginMethodPresence.id,
    place: { id, method },
    edits: { there: does === 'make' ? { from: absent, to: there } : { from: there, to: absent } },
  };
}

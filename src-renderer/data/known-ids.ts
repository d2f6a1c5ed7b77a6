/** The id types (number or text) of each server's answers as this window has seen them, by the server's mark. */
import { createIdTypes, type IdTypes } from '#shared/api/id-types.ts';
import { serverMark } from './server-mark.ts';

const byServer = new Map<string, IdTypes>();

export function idTypesOfServer(server: string = serverMark()): IdTypes {
  const known = byServer.get(server);
  if (known) return known;
  const types = createIdTypes();
  byServer.set(server, types);
  return types;
}

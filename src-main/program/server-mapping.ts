/** Edits a server's mapping: reads it from a file, and tries calls before it is saved. */

import { endpoints } from '#shared/api/index.ts';
import { type Fit, fitOf } from '#shared/api/mapping/fit-answer.ts';
import type { Mapping } from '#shared/api/mapping/mapping.ts';
import { locatedCall } from '#shared/api/call-placement.ts';
import { BridgeError } from '#shared/bridge/errors.ts';
import type { CallArgs, CallResult } from '#shared/bridge/index.ts';
import { limitedText } from '#shared/kit/limited-text.ts';
import { orderedJson } from '#shared/kit/ordered-json.ts';
import { mappingProblem } from '#shared/rules/servers/mapping/mapping-faults.ts';
import { mappingFileLimit } from '#shared/rules/servers/mapping/mapping-file.ts';
import { readMappingBytes } from '../formats/mapping/read.ts';
import type { Gateway } from '../gateway/index.ts';
import type { FileStore } from '../services/files/file-store.ts';
import type { ServersService } from '../services/servers/servers-service.ts';

/** Bytes of an answer that are read. */
const answerLimit = 4 * 1024 * 1024;
/** Milliseconds for one call. */
const limit = 30_000;

export async function readMapping(
  { files }: { readonly files: FileStore },
  file: string,
): Promise<CallResult<'servers.readMapping'>> {
  const { bytes } = await files.read(file, mappingFileLimit);
  return readMappingBytes(bytes);
}

/** Sends declared reads only; every other refusal of the gateway applies here too. */
export async function tryCall(
  { servers, gateway }: { readonly servers: ServersService; readonly gateway: Gateway },
  { id, call, mapping }: CallArgs<'servers.tryCall'>,
  signal: AbortSignal,
): Promise<CallResult<'servers.tryCall'>> {
  await refuseForeign(servers, id, mapping);
  const problem = mappingProblem(mapping, endpoints);
  if (problem) throw invalid(problem.fault, problem.at);
  const declared = endpoints.find((one) => one.id === call);
  if (declared?.effect !== 'read') throw invalid('endpointUnknown', call);
  const at = locatedCall(declared, mapping);
  const stop = AbortSignal.any([signal, AbortSignal.timeout(limit)]);
  const { declaredRequest } = await import('../gateway/index.ts');
  const request = declaredRequest(at, declared.example());
  const response = await gateway.handleAt(
    { ...servers.targetFor(id), mapping },
    { ...request, signal: stop },
  );
  const headers = new Headers(response.headers);
  // Null where the body was cut.
  const text = await limitedText(response.body, answerLimit).catch(() => null);
  const fit: Fit =
    text === null
      ? { fit: 'unreachable', field: '', detail: '' }
      : fitOf(at, { status: response.status, text, header: (name) => headers.get(name) });
  return { ...fit, asked: `${at.method} ${at.path}` };
}

/** Throws SERVER_MANAGED where the organisation locks the profile and the mapping differs. */
async function refuseForeign(servers: ServersService, id: string, mapping: Mapping): Promise<void> {
  const { profiles, locked } = await servers.list();
  const profile = profiles.find((one) => one.id === id);
  if (!profile || !(locked || profile.managed)) return;
  if (orderedJson(profile.mapping) === orderedJson(mapping)) return;
  throw new BridgeError('SERVER_MANAGED', 'this server is managed by the organisation');
}

function invalid(reason: string, value: string): BridgeError {
  return new BridgeError('SERVER_FIELD_INVALID', `mapping: ${reason}`, { field: 'mapping', reason, value });
}

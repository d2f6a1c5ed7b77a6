/**
 * Decides which writes the gateway passes where changes need approval: under the key of a begun change, the one
 * call that this change makes over the server's present state, with every other field of the record as it is there;
 * under its completing keys, the calls that complete the record that it made again.
 */
import type { Endpoint, Input } from '#shared/api/endpoint.ts';
import { keepNumberIds } from '#shared/api/id-types.ts';
import { locatedCall } from '#shared/api/call-placement.ts';
import { encodeRequest } from '#shared/api/wire.ts';
import { writeOf } from '#shared/rules/changes/apply.ts';
import type { CollectedChange } from '#shared/rules/changes/collected-change.ts';
import { completedKey, writesCompleting } from '#shared/rules/changes/complete-made.ts';
import type { Ask } from '#shared/rules/common/record/record.ts';
import type { Approving, WholeRequest } from '../gateway/approved-exchange.ts';
import type { Gateway, GatewayTarget } from '../gateway/index.ts';
import type { ChangeUnderWay } from '../services/changes/changes-service.ts';

export function approvingAt(
  target: GatewayTarget,
  begun: ReadonlyMap<string, ChangeUnderWay>,
  gateway: Pick<Gateway, 'handleAt'>,
  daily: boolean,
): Approving {
  const of = (key: string): CollectedChange | null => {
    const found = begun.get(key) ?? begun.get(completedKey(key) ?? '');
    return found?.server === target.id ? found.change : null;
  };
  return {
    daily,
    hasBegun: (key) => of(key) !== null,
    async allows(key, sent) {
      const change = of(key);
      if (change === null) return false;
      const isCompleting = !begun.has(key);
      return isThatChange({ change, isCompleting }, sent, target, gateway);
    },
  };
}

async function isThatChange(
  { change, isCompleting }: { readonly change: CollectedChange; readonly isCompleting: boolean },
  sent: WholeRequest,
  target: GatewayTarget,
  gateway: Pick<Gateway, 'handleAt'>,
): Promise<boolean> {
  const [{ callThrough, idTypesOfGateway, oddValuesOfGateway }, { isSameRequest }, { recordById }] =
    await Promise.all([
      import('../gateway/call-through.ts'),
      import('../gateway/same-request.ts'),
      import('#shared/rules/records/records.ts'),
    ]);
  // Id types and odd values are learned for this reading alone.
  const reading = {
    handle: (request: Parameters<Gateway['handle']>[0]) => gateway.handleAt(target, request),
  };
  const [ids, odd] = [idTypesOfGateway(reading), oddValuesOfGateway(reading)];
  const ask: Ask = (endpoint, input) =>
    callThrough(reading, target, endpoint, input, { headers: languageOf(sent.headers) });
  const learn = (numbers: readonly string[]) => keepNumberIds(numbers, ids);
  const how = { kindOf: recordById, ask, learn };
  const writes = isCompleting ? await writesCompleting(change, how) : [await writeOf(change, how)];
  for (const write of writes) {
    if (!write) continue;
    const at = locatedCall(write.endpoint, target.mapping);
    if (await isSameRequest(sent, encodeRequest(at, write.input as Input<Endpoint>, ids, odd))) return true;
  }
  return false;
}

/** Copies the request's language, so that names and texts are read as its sender has read them. */
function languageOf(headers: readonly string[]): Record<string, string> {
  const at = headers.findIndex((name, i) => i % 2 === 0 && name.toLowerCase() === 'accept-language');
  return at < 0 ? {} : { 'accept-language': headers[at + 1] ?? '' };
}

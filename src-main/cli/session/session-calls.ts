import { isUnauthorised } from '#shared/api/answer-failure.ts';
import type { Endpoint, Input, Output } from '#shared/api/endpoint.ts';
import { signOut } from '#shared/api/session/session.ts';
import { keyLanguage, languageHeader } from '#shared/rules/changes/mapping/key-language.ts';
import type { Ask } from '#shared/rules/common/record/record.ts';
import { readSession } from '#shared/rules/common/session/read-session.ts';
import type { Language } from '#shared/text/types.ts';
import { answerThrough, callThrough, idTypesOfGateway, rowsThrough } from '../../gateway/call-through.ts';
import type { Gateway } from '../../gateway/index.ts';
import type { ServerTarget } from '../../services/servers/target.ts';

/** `target` is a function, since a sign-in adds to the target. */
export function sessionCalls(
  gateway: Pick<Gateway, 'handle'>,
  target: () => ServerTarget,
  language: Language,
) {
  const end = new AbortController();
  const callWith = <E extends Endpoint>(
    endpoint: E,
    input: Input<E>,
    headers: Record<string, string>,
    signal?: AbortSignal,
  ) =>
    callThrough(gateway, target(), endpoint, input, { headers, ...(signal && { signal }) }).catch(
      async (error: unknown) => {
        if (isUnauthorised(error) && endpoint.id !== signOut.id && !end.signal.aborted)
          // 401 means that the session has ended, or that this account lacks the right (1§8); reading the session tells which.
          await readSession(
            (asked, given) => callThrough(gateway, target(), asked, given),
            target().mapping,
          ).catch((answer: unknown) => {
            if (isUnauthorised(answer)) end.abort();
          });
        throw error;
      },
    );
  const send = <E extends Endpoint>(
    endpoint: E,
    input: Input<E>,
    key?: string,
    signal?: AbortSignal,
  ): Promise<Output<E>> => {
    const keyed: Record<string, string> = key === undefined ? {} : { 'Idempotency-Key': key };
    return callWith(endpoint, input, { 'Accept-Language': language, ...keyed }, signal);
  };
  const ask: Ask = (endpoint, input) => send(endpoint, input);
  const askIn =
    (other: Language): Ask =>
    (endpoint, input) =>
      callWith(endpoint, input, languageHeader(other));
  const askPlain = askIn(keyLanguage);
  const rows = <E extends Endpoint>(endpoint: E, input: Input<E>) =>
    rowsThrough(gateway, target(), endpoint, input, { 'Accept-Language': language });
  const raw = (endpoint: Endpoint) => answerThrough(gateway, target(), endpoint, endpoint.example());
  return {
    send,
    ask,
    /** The part of a PlatformSession that makes calls; `host` as the platform's calls name it. */
    at: (host: string) => ({
      ids: idTypesOfGateway(gateway),
      ask,
      askPlain,
      send,
      raw,
      rows,
      ended: end.signal,
      naming: { ask: askPlain, host, askIn, shown: language },
    }),
  };
}

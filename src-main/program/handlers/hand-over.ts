/** Handlers of a domain whose calls are mostly methods of one service: only what is more than handing over is written. */
import { type BridgeHandlers, bridge, type DomainName } from '#shared/bridge/index.ts';

/** Calls that the service has under the same name, with the same arguments and answer. */
type HandedOver<D extends DomainName, Service> = {
  [Call in keyof BridgeHandlers[D]]: Call extends keyof Service
    ? Service[Call] extends BridgeHandlers[D][Call]
      ? Call
      : never
    : never;
}[keyof BridgeHandlers[D]];

type Handler = (args: unknown, context: unknown) => unknown;

/** `service` may be loaded by the first call. `own`: the calls that the service does not have in this very form, or alone. */
export function handOver<D extends DomainName, Service extends object>(
  domain: D,
  service: () => Service | Promise<Service>,
  own: Omit<BridgeHandlers[D], HandedOver<D, Service>> & Partial<BridgeHandlers[D]>,
): BridgeHandlers[D] {
  const calls = Object.keys(bridge[domain].calls).filter((call) => !Object.hasOwn(own, call));
  const handed = calls.map((call): [string, Handler] => [
    call,
    async (args, context) => {
      // The type of `own` leaves out only what the service has in the contract's form.
      const methods = (await service()) as Readonly<Record<string, Handler | undefined>>;
      const method = methods[call];
      if (!method) throw new Error(`${domain}.${call} has no handler`);
      return method(args, context);
    },
  ]);
  return { ...Object.fromEntries(handed), ...own } as BridgeHandlers[D];
}

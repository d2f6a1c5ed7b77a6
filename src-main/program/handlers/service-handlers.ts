/** Delegates the calls of a domain to the methods of one service; only other calls need code. */
import { type BridgeHandlers, bridgeContract, type DomainName } from '#shared/bridge/index.ts';

/** Calls that are methods of the service with the same name, arguments and result. */
type HandedOver<D extends DomainName, Service> = {
  [Call in keyof BridgeHandlers[D]]: Call extends keyof Service
    ? Service[Call] extends BridgeHandlers[D][Call]
      ? Call
      : never
    : never;
}[keyof BridgeHandlers[D]];

type Handler = (args: unknown, context: unknown) => unknown;

/** `service` may be loaded by the first call. `own`: handlers of calls that the service lacks in this form. */
export function handlersOfService<D extends DomainName, Service extends object>(
  domain: D,
  service: () => Service | Promise<Service>,
  own: Omit<BridgeHandlers[D], HandedOver<D, Service>> & Partial<BridgeHandlers[D]>,
): BridgeHandlers[D] {
  const calls = Object.keys(bridgeContract[domain].calls).filter((call) => !Object.hasOwn(own, call));
  const handed = calls.map((call): [string, Handler] => [
    call,
    async (args, context) => {
      // By the type of `own`, every other call is a method of the service.
      const methods = (await service()) as Readonly<Record<string, Handler | undefined>>;
      const method = methods[call];
      if (!method) throw new Error(`${domain}.${call} has no handler`);
      return method(args, context);
    },
  ]);
  return { ...Object.fromEntries(handed), ...own } as BridgeHandlers[D];
}

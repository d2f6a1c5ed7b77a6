/** The services on this computer's databases, as they are called from elsewhere: each call has one argument. */
import type { ChangesService } from '../changes/changes-service.ts';
import type { Approvals } from '../changes/approval/approvals.ts';
import type { JournalService } from '../journal/journal-service.ts';
import type { VersionsService } from '../versions/versions-service.ts';

export interface DatabaseServices {
  readonly journal: Omit<JournalService, 'close'>;
  readonly changes: Omit<ChangesService, 'end'>;
  readonly approvals: Omit<Approvals, 'door'>;
  readonly versions: Omit<VersionsService, 'close'>;
}
export type DatabaseServiceName = keyof DatabaseServices;

const methods: { readonly [S in DatabaseServiceName]: Readonly<Record<keyof DatabaseServices[S], true>> } = {
  journal: {
    append: true,
    sentUnder: true,
    list: true,
    listWhole: true,
    entry: true,
    undoOf: true,
    claimUndo: true,
    releaseUndo: true,
    markUndone: true,
    facets: true,
    forgetAll: true,
  },
  changes: {
    tray: true,
    waiting: true,
    elsewhere: true,
    collect: true,
    edit: true,
    drop: true,
    arrange: true,
    begin: true,
    note: true,
    close: true,
    set: true,
    everySet: true,
    nameSet: true,
    forgetSet: true,
    forgetServer: true,
  },
  approvals: {
    key: true,
    backupKey: true,
    restoreKey: true,
    renewKey: true,
    takeHandOver: true,
    state: true,
    request: true,
    open: true,
    decide: true,
    take: true,
    people: true,
    trust: true,
    distrust: true,
  },
  versions: {
    keep: true,
    list: true,
    body: true,
    rename: true,
    hold: true,
    remove: true,
    forgetServer: true,
  },
};

/** Services that are elsewhere: `call` carries each of their calls. */
export function carriedServices(
  call: (service: DatabaseServiceName, method: string, argument: unknown) => Promise<unknown>,
): DatabaseServices {
  const services = Object.entries(methods).map(([service, names]) => [
    service,
    Object.fromEntries(
      Object.keys(names).map((method) => [
        method,
        (argument: unknown) => call(service as DatabaseServiceName, method, argument),
      ]),
    ),
  ]);
  // `methods` names every method of every service.
  return Object.fromEntries(services) as DatabaseServices;
}

/** Calls a method of a service that is here. */
export async function callService(
  services: DatabaseServices,
  service: DatabaseServiceName,
  method: string,
  argument: unknown,
): Promise<unknown> {
  const all = services[service] as unknown as Readonly<Record<string, (argument: unknown) => unknown>>;
  return all[method]?.(argument);
}

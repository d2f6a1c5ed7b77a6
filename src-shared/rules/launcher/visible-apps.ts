/**
 * The applications that a person sees (spec 3§1, 3§2.2, 3§3.3, 3§4, 3§6), from their audience, the organisation's
 * display and the employee's own settings. The sandbox answers employees by these rules, and "view as" shows an
 * administrator the same result.
 */
import type { AppItem, Category, OpenMode } from '../../api/applications/app.ts';
import type { ConfigRecord } from '../../api/config-record.ts';
import type { WireShare } from '../../api/shares/share.ts';
import type { Clients } from '../common/applications/names-in-lists.ts';
import { type AudienceReason, type Person, reasonFor } from '../common/shares/audience.ts';
import { fromWire } from '../common/shares/wire-shares.ts';
import { arrangesNow, navModeOf } from './configs.ts';
import { type LauncherMove, withMoves } from './moves.ts';
import { inStoredOrder, withLockedFirst } from './order.ts';

/** An application as the organisation has it; its `menuStatus` tells whether it is enabled. */
export interface GivenApp {
  readonly app: AppItem;
  readonly shares: readonly WireShare[];
  readonly clients: Clients;
  /** Stands before all others in the organisation's order (3§3.2 `menuTop`). */
  readonly top?: boolean | undefined;
}

export type LauncherGroup = Pick<Category, 'id' | 'groupName' | 'line'>;

/** The settings of an employee that differ from the organisation's. */
export interface OwnLauncherSettings {
  /** A whole order, as it was stored before there were moves. */
  readonly order?: readonly string[] | undefined;
  /** The applications that stand elsewhere than in the organisation's order. */
  readonly moves?: readonly LauncherMove[] | undefined;
  readonly display?: Readonly<Record<string, boolean>> | undefined;
  readonly nav?: Readonly<Record<string, boolean>> | undefined;
  readonly openModes?: Readonly<Record<string, OpenMode>> | undefined;
  /** The groups in the employee's order; absent: the organisation's groups. */
  readonly groups?: readonly LauncherGroup[] | undefined;
  /** The employee's group of an application where it differs from the organisation's, by application id. */
  readonly groupOf?: Readonly<Record<string, string>> | undefined;
}

export interface LauncherFacts {
  readonly apps: readonly GivenApp[];
  readonly groups: readonly LauncherGroup[];
  /** The employee's own configs come first, because the first config of a key counts. */
  readonly configs: readonly ConfigRecord[];
  readonly arrangement: OwnLauncherSettings;
  readonly person: Person;
  readonly terminal: keyof Clients;
}

/** Returns the employee's settings where they are in force: allowed, and not given up for the organisation's. */
export function holdingOwn({
  arrangement,
  configs,
}: Pick<LauncherFacts, 'arrangement' | 'configs'>): OwnLauncherSettings {
  return arrangesNow(configs) ? arrangement : {};
}

export const reasonOf = ({ shares }: GivenApp, person: Person): AudienceReason =>
  reasonFor(person, fromWire(shares));

/** Returns the tenant's applications for this person on this terminal, in order. */
export function appsFor<Given extends GivenApp>(
  facts: Omit<LauncherFacts, 'apps'> & { readonly apps: readonly Given[] },
): Given[] {
  const { apps, person, terminal, configs } = facts;
  const byId = new Map(
    apps
      .filter((given) => given.app.installed && given.clients[terminal] && reasonOf(given, person).sees)
      .toSorted((a, b) => Number(b.top ?? false) - Number(a.top ?? false))
      .map((given) => [given.app.id, given]),
  );
  const { order = [], moves = [] } = holdingOwn(facts);
  const arranged = withMoves(inStoredOrder([...byId.keys()], order), moves);
  return withLockedFirst(arranged, navModeOf(configs)).flatMap((id) => byId.get(id) ?? []);
}

/** Returns the person's applications, hidden ones too; their `menuStatus` tells whether navigation shows them. */
export function itemsFor(facts: LauncherFacts): AppItem[] {
  const { display = {}, nav = {}, openModes = {}, groupOf = {} } = holdingOwn(facts);
  const groups = new Set(groupsFor(facts).map(({ id }) => id));
  return appsFor(facts).map(({ app }, index) => {
    const showApp = display[app.id] ?? app.showApp;
    const acId = groupOf[app.id] ?? app.acId;
    return {
      ...app,
      showApp,
      menuStatus: showApp && (nav[app.id] ?? true),
      orderIndex: index + 1,
      openMode: openModes[app.id] ?? app.openMode,
      acId: groups.has(acId) ? acId : '',
    };
  });
}

export function groupsFor(facts: LauncherFacts): readonly LauncherGroup[] {
  return holdingOwn(facts).groups ?? facts.groups;
}

/** The first reason why a person does not see an application. */
export type UnseenReason =
  | 'notInstalled'
  | 'off'
  | 'terminal'
  | 'audience'
  | 'unknown'
  | 'hidden'
  | 'hiddenByOwn';

export interface SeenApp {
  /** The application as the person has it; outside the person's audience, as the organisation has it. */
  readonly app: AppItem;
  /** The reason why the launcher does not show the application; null when it does. */
  readonly unseen: UnseenReason | null;
  readonly inNavigation: boolean;
  readonly reason: AudienceReason;
}

/** Returns the person's applications in order, then all others. */
export function seenApps(facts: LauncherFacts): SeenApp[] {
  const items = new Map(itemsFor(facts).map((item) => [item.id, item]));
  const appById = new Map(facts.apps.map((one) => [one.app.id, one]));
  const order = [...items.keys(), ...[...appById.keys()].filter((id) => !items.has(id))];
  return order.flatMap((id) => {
    const personApp = appById.get(id);
    if (!personApp) return [];
    const item = items.get(id);
    const reason = reasonOf(personApp, facts.person);
    const unseen = unseenOf(personApp, item, reason, facts.terminal);
    return [
      {
        app: item ?? personApp.app,
        unseen,
        inNavigation: unseen === null && item?.menuStatus === true,
        reason,
      },
    ];
  });
}

function unseenOf(
  { app, clients }: GivenApp,
  item: AppItem | undefined,
  reason: AudienceReason,
  terminal: keyof Clients,
): UnseenReason | null {
  if (!app.installed) return 'notInstalled';
  if (!app.menuStatus) return 'off';
  if (!clients[terminal]) return 'terminal';
  if (!reason.sees) return reason.why === 'unknown' ? 'unknown' : 'audience';
  if (item?.showApp) return null;
  return app.showApp ? 'hiddenByOwn' : 'hidden';
}

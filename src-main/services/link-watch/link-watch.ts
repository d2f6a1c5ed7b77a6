/**
 * Addresses of link applications and what the last check found of each, by server and tenant, in one durable file
 * (`links/links.json`). Every week those are checked whose tenant's administrator agreed to it.
 */
import { mkdir } from 'node:fs/promises';
import * as z from 'zod';
import { BridgeError } from '#shared/bridge/errors.ts';
import type { LinkScope, WatchedLinks } from '#shared/bridge/links.ts';
import type { LinkReport } from '#shared/rules/link-check/link-report.ts';
import {
  isCheckDue,
  judgeLink,
  type KeptLink,
  keptLink,
  type WatchedLink,
  withLinks,
} from '#shared/rules/link-check/link-watch.ts';
import { withNotKeptError } from '../durable/not-kept.ts';
import { type DurableStore, openStore } from '../durable/store.ts';

const watchedTenant = z.strictObject({
  server: z.string(),
  tenant: z.string(),
  weekly: z.boolean(),
  checked: z.iso.datetime().nullable(),
  links: z.array(keptLink),
});
const watchedTenants = z.strictObject({ tenants: z.array(watchedTenant) });
type WatchedTenant = z.output<typeof watchedTenant>;
type WatchedTenants = z.output<typeof watchedTenants>;

export interface LinkWatch {
  watched(scope: LinkScope): Promise<WatchedLinks>;
  watch(
    asked: LinkScope & { readonly weekly: boolean; readonly links: readonly WatchedLink[] },
  ): Promise<WatchedLinks>;
  checkAll(asked: LinkScope & { readonly links: readonly WatchedLink[] }): Promise<WatchedLinks>;
  accept(asked: LinkScope & { readonly id: string }): Promise<WatchedLinks>;
  /** Checks what is due. A server that is not there any more is left out. */
  checkDue(stop: AbortSignal): Promise<void>;
  forgetServer(server: string): Promise<void>;
}

interface LinkWatchOptions {
  readonly folder: string;
  /** Milliseconds since 1970, UTC. */
  readonly now: () => number;
  /** Checks an address by the ways of a profile; null where there is no such profile, or it is forbidden. */
  readonly checkAt: (server: string) => Promise<((address: string) => Promise<LinkReport>) | null>;
  readonly onChecked: (scope: LinkScope) => void;
  /** Called with the name of an unreadable file that was set aside. */
  readonly setAside: (name: string) => void;
}

/** Addresses that are asked at the same time. */
const atOnce = 4;

export function createLinkWatch(o: LinkWatchOptions): LinkWatch {
  let opening: Promise<DurableStore<WatchedTenants>> | null = null;
  const open = async (): Promise<DurableStore<WatchedTenants>> => {
    opening ??= openStore<WatchedTenants>({
      folder: o.folder,
      // Looking makes no folder: without one nothing is due.
      looksOnly: true,
      name: 'links',
      version: 1,
      now: o.now,
      read: (data) => watchedTenants.safeParse(data).data ?? null,
      defaults: () => ({ tenants: [] }),
    });
    try {
      const store = await opening;
      for (const name of store.loaded.asideNames) o.setAside(name);
      return store;
    } catch (error) {
      // A failure rejects the pending calls, and the next call tries again.
      opening = null;
      throw error;
    }
  };
  const current = async () => (await withLinksError(async () => (await open()).refresh())).tenants;
  const change = async (
    scope: LinkScope,
    to: (before: WatchedTenant) => WatchedTenant | null,
  ): Promise<WatchedLinks> => {
    const after = await withLinksError(async () => {
      await mkdir(o.folder, { recursive: true, mode: 0o700 });
      return (await open()).update(({ tenants }) => {
        const before = tenants.find((one) => isSame(one, scope)) ?? emptyTenant(scope);
        const changed = to(before);
        const others = tenants.filter((one) => !isSame(one, scope));
        return { tenants: changed ? [...others, changed] : others };
      });
    });
    return shown(after.tenants.find((one) => isSame(one, scope)) ?? emptyTenant(scope));
  };

  async function check(
    scope: LinkScope,
    links: readonly KeptLink[],
    stop?: AbortSignal,
  ): Promise<WatchedLinks> {
    const ask = await o.checkAt(scope.server);
    if (ask === null) throw new BridgeError('SERVER_CHANGED', 'no server has this profile');
    const found = new Map<string, KeptLink>();
    const waiting = [...links];
    const work = async () => {
      for (let link = waiting.shift(); link; link = waiting.shift()) {
        if (stop?.aborted) return;
        const time = new Date(o.now()).toISOString();
        const last = judgeLink(await ask(link.address), link.known, time);
        const known = link.known ?? (last.verdict === 'fine' ? last.page : null);
        found.set(keyOf(link), { ...link, known, last });
      }
    };
    await Promise.all(Array.from({ length: atOnce }, work));
    // A list that was changed meanwhile stays, with the results for addresses that are still in it.
    const kept = await change(scope, (now) => ({
      ...now,
      checked: stop?.aborted ? now.checked : new Date(o.now()).toISOString(),
      links: now.links.map((link) => found.get(keyOf(link)) ?? link),
    }));
    o.onChecked(scope);
    return kept;
  }

  return {
    async watched(scope) {
      return shown((await current()).find((one) => isSame(one, scope)) ?? emptyTenant(scope));
    },
    watch: ({ server, tenant, weekly, links }) =>
      change({ server, tenant }, (now) =>
        weekly ? { ...now, weekly, links: withLinks(now.links, links) } : null,
      ),
    async checkAll({ server, tenant, links }) {
      const scope = { server, tenant };
      const now = await change(scope, (before) => ({ ...before, links: withLinks(before.links, links) }));
      return check(scope, now.links);
    },
    accept: ({ server, tenant, id }) =>
      change({ server, tenant }, (now) => ({
        ...now,
        links: now.links.map((link) =>
          link.id === id && link.last?.verdict === 'changed'
            ? { ...link, known: link.last.page, last: { ...link.last, verdict: 'fine' } }
            : link,
        ),
      })),
    async checkDue(stop) {
      for (const { server, tenant, weekly, checked, links } of await current()) {
        if (stop.aborted) return;
        // wall: links-by-consent
        if (!weekly) continue;
        if (isCheckDue(checked, o.now()) && (await o.checkAt(server)))
          await check({ server, tenant }, links, stop);
      }
    },
    async forgetServer(server) {
      if (!(await current()).some((one) => one.server === server)) return;
      await withLinksError(async () =>
        (await open()).update(({ tenants }) => ({ tenants: tenants.filter((one) => one.server !== server) })),
      );
    },
  };
}

const keyOf = ({ id, address }: WatchedLink) => `${id} ${address}`;
const isSame = (one: LinkScope, other: LinkScope) =>
  one.server === other.server && one.tenant === other.tenant;
const emptyTenant = ({ server, tenant }: LinkScope): WatchedTenant => ({
  server,
  tenant,
  weekly: false,
  checked: null,
  links: [],
});
const shown = ({ weekly, checked, links }: WatchedTenant): WatchedLinks => ({ weekly, checked, links });

const withLinksError = <T>(work: () => Promise<T>): Promise<T> =>
  withNotKeptError('LINKS_NOT_KEPT', 'links could not be kept', work);

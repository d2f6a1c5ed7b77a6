/**
 * Addresses of link applications and what the last check found of each, by server and tenant, in one durable file
 * (`links/links.json`). Every week those are checked whose tenant's administrator agreed to it.
 */
import { mkdir } from 'node:fs/promises';
import * as z from 'zod';
import { BridgeError } from '#shared/bridge/errors.ts';
import type { LinksPlace, WatchedLinks } from '#shared/bridge/links.ts';
import type { LinkReport } from '#shared/rules/link-check/link-report.ts';
import {
  isCheckDue,
  judgeLink,
  type KeptLink,
  keptLink,
  type WatchedLink,
  withLinks,
} from '#shared/rules/link-check/link-watch.ts';
import { systemCode } from '../durable/disk.ts';
import { type DurableStore, openStore } from '../durable/store.ts';

const keptPlace = z.strictObject({
  server: z.string(),
  tenant: z.string(),
  weekly: z.boolean(),
  checked: z.iso.datetime().nullable(),
  links: z.array(keptLink),
});
const keptPlaces = z.strictObject({ places: z.array(keptPlace) });
type KeptPlace = z.output<typeof keptPlace>;
type KeptPlaces = z.output<typeof keptPlaces>;

export interface LinkWatch {
  watched(place: LinksPlace): Promise<WatchedLinks>;
  watch(
    asked: LinksPlace & { readonly weekly: boolean; readonly links: readonly WatchedLink[] },
  ): Promise<WatchedLinks>;
  checkAll(asked: LinksPlace & { readonly links: readonly WatchedLink[] }): Promise<WatchedLinks>;
  accept(asked: LinksPlace & { readonly id: string }): Promise<WatchedLinks>;
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
  readonly checked: (place: LinksPlace) => void;
  /** Called with the name of an unreadable file that was set aside. */
  readonly setAside: (name: string) => void;
}

/** Addresses that are asked at the same time. */
const atOnce = 4;

export function createLinkWatch(o: LinkWatchOptions): LinkWatch {
  let opening: Promise<DurableStore<KeptPlaces>> | null = null;
  const open = async (): Promise<DurableStore<KeptPlaces>> => {
    opening ??= openStore<KeptPlaces>({
      folder: o.folder,
      // Looking makes no folder: without one nothing is due.
      looksOnly: true,
      name: 'links',
      version: 1,
      now: o.now,
      read: (data) => keptPlaces.safeParse(data).data ?? null,
      defaults: () => ({ places: [] }),
    });
    try {
      const store = await opening;
      for (const name of store.loaded.kept) o.setAside(name);
      return store;
    } catch (error) {
      // A failure rejects the pending calls, and the next call tries again.
      opening = null;
      throw error;
    }
  };
  const current = async () => (await withLinksError(async () => (await open()).refresh())).places;
  const change = async (
    place: LinksPlace,
    to: (before: KeptPlace) => KeptPlace | null,
  ): Promise<WatchedLinks> => {
    const after = await withLinksError(async () => {
      await mkdir(o.folder, { recursive: true, mode: 0o700 });
      return (await open()).update(({ places }) => {
        const before = places.find((one) => isSame(one, place)) ?? emptyPlace(place);
        const changed = to(before);
        const others = places.filter((one) => !isSame(one, place));
        return { places: changed ? [...others, changed] : others };
      });
    });
    return shown(after.places.find((one) => isSame(one, place)) ?? emptyPlace(place));
  };

  async function check(
    place: LinksPlace,
    links: readonly KeptLink[],
    stop?: AbortSignal,
  ): Promise<WatchedLinks> {
    const ask = await o.checkAt(place.server);
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
    const kept = await change(place, (now) => ({
      ...now,
      checked: stop?.aborted ? now.checked : new Date(o.now()).toISOString(),
      links: now.links.map((link) => found.get(keyOf(link)) ?? link),
    }));
    o.checked(place);
    return kept;
  }

  return {
    async watched(place) {
      return shown((await current()).find((one) => isSame(one, place)) ?? emptyPlace(place));
    },
    watch: ({ server, tenant, weekly, links }) =>
      change({ server, tenant }, (now) =>
        weekly ? { ...now, weekly, links: withLinks(now.links, links) } : null,
      ),
    async checkAll({ server, tenant, links }) {
      const place = { server, tenant };
      const now = await change(place, (before) => ({ ...before, links: withLinks(before.links, links) }));
      return check(place, now.links);
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
        (await open()).update(({ places }) => ({ places: places.filter((one) => one.server !== server) })),
      );
    },
  };
}

const keyOf = ({ id, address }: WatchedLink) => `${id} ${address}`;
const isSame = (one: LinksPlace, other: LinksPlace) =>
  one.server === other.server && one.tenant === other.tenant;
const emptyPlace = ({ server, tenant }: LinksPlace): KeptPlace => ({
  server,
  tenant,
  weekly: false,
  checked: null,
  links: [],
});
const shown = ({ weekly, checked, links }: KeptPlace): WatchedLinks => ({ weekly, checked, links });

async function withLinksError<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (cause) {
    if (cause instanceof BridgeError) throw cause;
    const reason = systemCode(cause);
    const error = new BridgeError('LINKS_NOT_KEPT', `links could not be kept: ${reason}`, { reason });
    error.cause = cause;
    throw error;
  }
}

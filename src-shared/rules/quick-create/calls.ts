/**
 * The calls of quick-create entrances: an employee's own or the team's, on computers or on phones (spec 3§2.3, 3§7.5).
 */
import type * as z from 'zod';
import type { Endpoint } from '../../api/endpoint.ts';
import type { Entrance, EntranceKey, entrance } from '../../api/quick-create/entrance.ts';
import * as personal from '../../api/quick-create/personal.ts';
import * as team from '../../api/quick-create/team.ts';
import type { Write } from '../common/record/record.ts';
import type { EntranceChanges } from './entrance.ts';

export const scopes = ['personal', 'team'] as const;
export const entranceTerminals = ['pc', 'mobile'] as const;

export interface Shelf {
  readonly scope: (typeof scopes)[number];
  readonly terminal: (typeof entranceTerminals)[number];
  readonly userId: string;
}

export type EntranceList = Endpoint<z.core.$ZodType, z.ZodArray<typeof entrance>>;

export interface EntranceRead {
  readonly endpoint: EntranceList;
  readonly input: unknown;
}

export function shownEntrances({ scope, terminal }: Shelf): EntranceRead {
  if (scope === 'team') {
    const endpoint = terminal === 'pc' ? team.queryMenuEntrances : team.queryMenuEntrancesApp;
    return { endpoint, input: { menuType: '1' } };
  }
  const { queryEmpMenuEntrances, queryEmpMenuEntrancesApp } = personal;
  return { endpoint: terminal === 'pc' ? queryEmpMenuEntrances : queryEmpMenuEntrancesApp, input: {} };
}

export function allEntrances(shelf: Shelf): EntranceRead {
  const endpoint = shelf.scope === 'team' ? team.queryAllEnableModules : personal.queryAllEmpEnableModules;
  return { endpoint, input: { userId: shelf.userId, ...client(shelf) } };
}

export function savingEntrances(shelf: Shelf, changes: EntranceChanges): Write {
  const endpoint = shelf.scope === 'team' ? team.saveMenuEntrances : personal.saveEmpMenuEntrances;
  return { endpoint, input: { ...changes, ...client(shelf) } };
}

export function sortingEntrances(shelf: Shelf, menuEntrances: readonly EntranceKey[]): Write {
  const endpoint =
    shelf.scope === 'team' ? team.updateMenuEntrancesSort : personal.updateEmpMenuEntrancesSort;
  return { endpoint, input: { menuEntrances, ...client(shelf) } };
}

export function deletingEntrance(shelf: Shelf, { module, moduleId }: Entrance): Write {
  const endpoint = shelf.scope === 'team' ? team.deleteMenuEntrance : personal.deleteEmpMenuEntrance;
  return { endpoint, input: { userId: shelf.userId, module, moduleId, ...client(shelf) } };
}

export function resettingEntrances({ scope, terminal }: Shelf): Write {
  if (scope === 'team') {
    const { resetDefaultMenuEntrance, resetDefaultMenuEntranceApp } = team;
    return {
      endpoint: terminal === 'pc' ? resetDefaultMenuEntrance : resetDefaultMenuEntranceApp,
      input: {},
    };
  }
  const { resetMenuEntrance, resetMenuEntranceApp } = personal;
  return { endpoint: terminal === 'pc' ? resetMenuEntrance : resetMenuEntranceApp, input: {} };
}

const client = ({ terminal }: Shelf) => (terminal === 'pc' ? {} : { clientType: 'appClient' as const });

/** Reads to repeat after entrances were changed: an employee without own entrances sees the team's. */
export const entranceReads = [
  personal.queryEmpMenuEntrances,
  personal.queryEmpMenuEntrancesApp,
  personal.queryAllEmpEnableModules,
  team.queryMenuEntrances,
  team.queryMenuEntrancesApp,
  team.queryAllEnableModules,
];

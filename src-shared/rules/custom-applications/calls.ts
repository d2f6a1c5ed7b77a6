/** The calls of a custom application, by its scope and its type (spec 3§1, 3§7.2; CUST-029 to 039). */
import type { AppItem } from '../../api/applications/app.ts';
import * as personal from '../../api/custom-applications/personal.ts';
import * as team from '../../api/custom-applications/team.ts';
import type { CustomScope } from './kinds.ts';
import { isFree } from './kinds.ts';

const ofTeam = {
  free: {
    read: team.queryFreeApplication,
    create: team.createFreeApplication,
    save: team.saveFreeApplication,
    remove: team.deleteFreeApplication,
  },
  custom: {
    read: team.queryCustomMenu,
    create: team.createCustomApplication,
    save: team.saveCustomApplication,
    remove: team.deleteCustomApplication,
  },
} as const;
const ofPerson = {
  free: {
    read: personal.queryEmpFreeApplication,
    create: personal.createEmpFreeApplication,
    save: personal.saveEmpFreeApplication,
    remove: personal.deleteEmpFreeApplication,
  },
  custom: {
    read: personal.queryEmpCustomMenu,
    create: personal.createEmpCustomApplication,
    save: personal.saveEmpCustomApplication,
    remove: personal.deleteEmpCustomApplication,
  },
} as const;

export function customCallsOf(owner: CustomScope, type: AppItem['applicationType']) {
  return (owner === 'team' ? ofTeam : ofPerson)[isFree(type) ? 'free' : 'custom'];
}

/** The calls of a personal application take no department. */
export function inDepartment(owner: CustomScope, deptId: string): { deptId?: string } {
  return owner === 'team' && deptId !== '' ? { deptId } : {};
}

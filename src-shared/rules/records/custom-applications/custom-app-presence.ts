/**
 * Creating and deleting the team's or a person's own applications (spec 3§2.4, 3§7.2; CUST-029, 031, 033, 035 to 039).
 */
import * as z from 'zod';
import { customTypes } from '../../../api/applications/app.ts';
import { queryEmpSysMenus } from '../../../api/custom-applications/personal.ts';
import { querySysMenus } from '../../../api/custom-applications/team.ts';
import type { Input } from '../../../api/endpoint.ts';
import { everyRow, pageSize } from '../../../kit/every-page.ts';
import { describedBy } from '../../common/fields/field.ts';
import type { Ask } from '../../common/record/record.ts';
import { customCallsOf, inDepartment } from '../../custom-applications/calls.ts';
import { customFields } from '../../custom-applications/custom-fields.ts';
import {
  type CustomAppValues,
  customAppValues,
  infoOfCustomApp,
  customAppValuesOf,
} from '../../custom-applications/custom-app-values.ts';
import { isFree } from '../../custom-applications/kinds.ts';
import { numberedPresence } from '../numbered-presence.ts';
import { customReads, ofCustomApp } from './custom-app-record.ts';

const scope = z.strictObject({
  ...ofCustomApp,
  /** The screen from which the wizard was opened. */
  source: z.string().min(1),
  /** Id of the application's group; '' for none. */
  acId: z.string(),
});
type At = z.output<typeof scope> & { readonly id: string; readonly made: CustomAppValues };

export const customAppPresence = numberedPresence<z.output<typeof scope>, CustomAppValues>({
  id: 'customAppPresence',
  touches: customReads,
  label: 'customApplications.title',
  scope,
  values: customAppValues,
  madeAgain: () => 'customApplications.madeAgain',
  words: {
    ...describedBy(customFields),
    beside: (locator: unknown) => {
      const { owner, detach } = Object(locator) as Partial<At>;
      return { owner, detach, isNew: true, offered: customTypes };
    },
  },
  title: { creation: 'customApplications.createdChange', deletion: 'customApplications.deletedChange' },
  async candidates(ask, at) {
    const { owner, detach, deptId } = at;
    const found = await candidates(ask, at);
    return Promise.all(
      found.map(async (id) => {
        const { read } = customCallsOf(owner, at.made.applicationType);
        const info = await ask(read, { ...inDepartment(owner, deptId), sysMenuId: id });
        return { id, values: customAppValuesOf(info, { owner, detach }) };
      }),
    );
  },
  add({ owner, detach, deptId, source, acId }, made) {
    const { create } = customCallsOf(owner, made.applicationType);
    const info = infoOfCustomApp(made, acId, { owner, detach });
    const input = { ...inDepartment(owner, deptId), source, info } satisfies Input<typeof create>;
    return { endpoint: create, input };
  },
  remove: ({ owner, deptId, made }, sysMenuId) => ({
    endpoint: customCallsOf(owner, made.applicationType).remove,
    input: { ...inDepartment(owner, deptId), sysMenuId },
  }),
});

/** Searches by id, because the name may have changed; an application without an id is searched for by name. */
async function candidates(ask: Ask, { owner, deptId, id, made }: At): Promise<readonly string[]> {
  const list = owner === 'team' ? querySysMenus : queryEmpSysMenus;
  const called = id === '' ? { keywords: made.menuname } : {};
  const load = (pageNo: number) => ask(list, { ...inDepartment(owner, deptId), ...called, pageNo, pageSize });
  const namesakes: string[] = [];
  for await (const app of everyRow(load, (one) => one.id)) {
    if (isFree(app.applicationType) !== isFree(made.applicationType)) continue;
    if (id !== '' && app.id === id) return [id];
    if (app.menuName === made.menuname) namesakes.push(app.id);
  }
  return namesakes;
}

/** Gives themes to departments (spec 2§4, 2§7 `syncTopic`): each gets a copy of its own. */
import type { Change } from '#data/changes/index.ts';
import { callRead } from '#data/read.ts';
import { translate } from '#data/text.ts';
import type { Output } from '#shared/api/endpoint.ts';
import type { ThemeDtu } from '#shared/api/themes/context.ts';
import { querySyncDepts, syncThemes } from '#shared/api/themes/packages.ts';
import { themeReads } from '#shared/rules/records/themes/theme-reads.ts';

export type SyncDepartment = Output<typeof querySyncDepts>[number];

export interface ThemeGift {
  /** Id of the department that has the themes. */
  readonly deptId: string;
  readonly dtu: ThemeDtu;
  readonly themes: readonly { readonly id: string; readonly name: string }[];
  /** The departments before the change. */
  readonly departments: readonly SyncDepartment[];
}

export function givingOf(giving: ThemeGift): Change<typeof syncThemes> {
  const { dtu, themes, departments } = giving;
  return {
    title: 'themeActions.sync.given',
    endpoint: syncThemes,
    success: 'common.done.operation',
    input: { topicIds: themes.map(({ id }) => id), dtu, deptIds: departments.map(({ deptId }) => deptId) },
    before: {
      themes: themes.map(({ name }) => name),
      departments: departments.map(({ deptName }) => deptName),
    },
    touches: [querySyncDepts, ...themeReads],
    readBack: () => givenBy(giving),
  };
}

/** A department that had a theme before proves nothing: only new ones show that the change was made. */
async function givenBy({ deptId, dtu, themes, departments }: ThemeGift) {
  const all = await Promise.all(
    themes.map(({ id: topicId }) => callRead(querySyncDepts, { deptId, dtu, topicId })),
  );
  const has = ({ deptId: id }: SyncDepartment) =>
    all.every((now) => now.some((one) => one.deptId === id && one.synced === true));
  return {
    isApplied: departments.every((one) => !one.synced && has(one)),
    fields: departments.map((one) => ({ label: one.deptName, value: hasText(has(one)) })),
  };
}

const hasText = (has: boolean) => translate(has ? 'themeActions.sync.has' : 'themeActions.sync.hasNot');

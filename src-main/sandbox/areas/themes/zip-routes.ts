/** Imports and exports of themes as zips (spec 2§7; THM-142, 143, 145, 148, 150, 155, 157). */
import type { Input } from '#shared/api/endpoint.ts';
import type { ThemeFamily } from '#shared/api/themes/context.ts';
import * as zips from '#shared/api/themes/zips.ts';
import { ownLanguage } from '#shared/rules/common/names/languages.ts';
import { themesRight } from '#shared/rules/common/session/area-rights.ts';
import { findingKey } from '#shared/rules/themes/package/findings.ts';
import { namesOfPackage } from '#shared/rules/themes/package/package-names.ts';
import type { ThemePackage } from '#shared/rules/themes/package/theme-package.ts';
import { themeNameProblems } from '#shared/rules/themes/theme-names.ts';
import {
  isRefusal,
  type OrganisationContext,
  departmentContext,
} from '../../kernel/departments/organisation-context.ts';
import {
  type Download,
  type Implementation,
  implement,
  type Refusal,
  refuse,
} from '../../kernel/http/implement.ts';
import { refuseWithMessage } from '../../kernel/message-text.ts';
import { messagesIn } from '../../kernel/messages.ts';
import { organisationFor } from '../../kernel/people/organisation.ts';
import { ownThemesProblem } from './authority.ts';
import { themeProblem } from './checks.ts';
import { makeTheme } from './make-theme.ts';
import { keepNames, themeNamesOf } from './name-field.ts';
import { themeChanging } from './route.ts';
import { themeValuesOf } from './stored.ts';
import { findThemeRow } from './theme-store.ts';
import { isWanted, keepPictures, packageDraftOf, valuesOfPackage } from './zip-content.ts';

export const zipRoutes: readonly Implementation[] = [
  take(zips.importBackZip, 'backTopic'),
  take(zips.importSpecialZip, 'featureTopic'),
  take(zips.importMobileZip, 'appTopic'),
  take(zips.importMobileZips, 'appTopic'),
];

type Take = typeof zips.importBackZip;
type Given = Omit<Input<Take>, 'file'>;

/** Reads the zip before the transaction, so that nothing else waits for the database. */
function take(endpoint: Take, family: ThemeFamily): Implementation {
  return implement(endpoint, themesRight, async (input, context) => {
    const { readZip } = await import('./zip-bytes.ts');
    const { report, content } = await readZip(input.file);
    const [reason] = report.findings;
    if (!content) {
      if (report.kind !== 'refused' || !reason) return refuse(messagesIn(context.language).noThemesInZip);
      return refuseWithMessage(context.language, { key: findingKey(reason), params: { ...reason.details } });
    }
    return themeChanging(endpoint, (given, inside) => makeAll(content, family, given, inside)).handle(
      input,
      context,
    ) as Promise<string[] | Refusal>;
  });
}

async function makeAll(
  content: ThemePackage,
  family: ThemeFamily,
  { deptId, dtu, source }: Given,
  context: OrganisationContext,
): Promise<string[] | Refusal> {
  const department = departmentContext(deptId, context);
  if (isRefusal(department)) return department;
  const refused = await ownThemesProblem(department, dtu ?? 'pc', context);
  if (refused) return refused;
  const themes = content.manifest.themes.filter((theme) => isWanted(theme, family, dtu));
  if (themes.length === 0) return refuse(messagesIn(context.language).noThemesInZip);
  for (const theme of themes) {
    const [inLanguage] = themeNameProblems({ ...namesOfPackage(theme), [ownLanguage]: theme.name });
    const problem = themeProblem(valuesOfPackage(theme, new Map(), department.deptId)) ?? inLanguage?.message;
    if (problem) return refuseWithMessage(context.language, problem);
  }
  const newIds: string[] = [];
  for (const theme of themes) {
    const pictures = await keepPictures(theme, content.assets, context);
    const values = valuesOfPackage(theme, pictures, department.deptId);
    const id = await makeTheme(family, { ...values, topicSource: source ?? '' }, context);
    const { store, user } = context;
    await keepNames(store, { tenant_key: user.tenantKey, id }, namesOfPackage(theme));
    newIds.push(id);
  }
  return newIds;
}

export const zipDownloadRoutes: readonly Download[] = (
  ['backTopic', 'featureTopic', 'appTopic'] as const
).map(
  (family): Download => ({
    id: zips.zipDownloads[family].id,
    path: zips.zipDownloads[family].path,
    access: themesRight,
    async answer(query, context) {
      const messages = messagesIn(context.language);
      const row = await findThemeRow(context.store, context.user.tenantKey, query.get('topicId') ?? '');
      if (row?.family !== family) return refuse(messages.noSuchTheme, 404);
      const department = departmentContext(
        row.dept_id,
        { ...context, organisation: await organisationFor(context) },
        'read',
      );
      if (isRefusal(department)) return department;
      const { writeZip } = await import('./zip-bytes.ts');
      const bytes = await writeZip(
        await packageDraftOf(family, themeValuesOf(row), await themeNamesOf(context.store, row), context),
      );
      return new Response(bytes, {
        headers: {
          'content-type': 'application/zip',
          'content-length': String(bytes.byteLength),
          'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(`${row.topic_name}.zip`)}`,
          'x-content-type-options': 'nosniff',
          'cache-control': 'no-store',
        },
      });
    },
  }),
);

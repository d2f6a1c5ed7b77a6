/** The calls that every family has (spec 2§4, 2§5, 2§7; S-21). */
import { appointmentProblem } from '#shared/rules/themes/appointment.ts';
import { renumberThemes } from '#shared/rules/themes/order.ts';
import {
  isRefusal,
  type OrganisationContext,
  departmentContext,
} from '../../kernel/departments/organisation-context.ts';
import { type Implementation, type Refusal, refuse } from '../../kernel/http/implement.ts';
import { refuseWithMessage } from '../../kernel/message-text.ts';
import { messagesIn } from '../../kernel/messages.ts';
import { ownThemesProblem } from './authority.ts';
import { themeProblem } from './checks.ts';
import type { FamilyInputs, ThemeFamilyCalls } from './families.ts';
import { makeTheme } from './make-theme.ts';
import { forgetNames } from './name-field.ts';
import { themeChanging, themeReading } from './route.ts';
import { saveTheme, recordThemeChange, themeToChange } from './save-theme.ts';
import { type ThemeRow, themeOf, themeValuesOf } from './stored.ts';
import { themeColumnsOf } from './theme-columns.ts';
import * as themes from './theme-store.ts';

export function familyRoutes({ family, calls }: ThemeFamilyCalls): readonly Implementation[] {
  const page = async (
    { topicName = '', ...asked }: FamilyInputs['query'] & { topicName?: string },
    context: OrganisationContext,
  ) => {
    const department = departmentContext(asked.deptId, context, 'read');
    if (isRefusal(department)) return department;
    const { currentPage, pageSize, dtu } = asked;
    const where = {
      tenantKey: context.user.tenantKey,
      family,
      deptId: department.deptId,
      source: asked.source ?? ('' as const),
      style: asked.style,
    };
    const list: themes.ListOf = { ...where, dtu: family === 'backTopic' ? dtu : undefined };
    const wanted = { currentPage, pageSize, words: topicName.trim() };
    const { rows, total } = await themes.pageOfThemes(context.store, list, wanted);
    const told = family === 'backTopic' ? context.user.admin : null;
    return { datas: rows.map(themeOf), totalCount: total, pageSize, currentPage, super: told };
  };
  /** Makes a handler for one theme: finds it, checks the right to change it, then does the work. */
  const onOne = (work: (row: ThemeRow, context: OrganisationContext) => Promise<Refusal | null>) => {
    return async (input: unknown, context: OrganisationContext) => {
      const { topicId, ...where } = input as FamilyInputs['enable'];
      const row = await themeToChange(family, topicId, context, where);
      return isRefusal(row) ? row : work(row, context);
    };
  };

  return [
    themeReading(calls.query, (input, context) => page(input as FamilyInputs['query'], context)),
    themeReading(calls.byName, (input, context) => page(input as FamilyInputs['byName'], context)),

    themeChanging(
      calls.enable,
      onOne(async (row, context) => {
        await saveTheme(row, { enabled: 1 }, context, 'themeEnabled');
        return null;
      }),
    ),

    themeChanging(
      calls.disable,
      onOne(async (row, context) => {
        if (row.is_default === 1) return refuse(messagesIn(context.language).defaultStays);
        await saveTheme(row, { enabled: 0 }, context, 'themeDisabled');
        return null;
      }),
    ),

    themeChanging(
      calls.remove,
      onOne(async (row, context) => {
        if (row.is_default === 1) return refuse(messagesIn(context.language).defaultStays);
        await themes.deleteTheme(context.store, row);
        await forgetNames(context.store, row);
        await recordThemeChange(row, context, 'themeRemoved');
        return null;
      }),
    ),

    themeChanging(
      calls.setDefault,
      onOne(async (row, context) => {
        if (row.enabled === 0) return refuse(messagesIn(context.language).defaultNeedsOn);
        const before = await themes.defaultOf(context.store, themes.listOf(row), row.style);
        if (before && before.id !== row.id)
          await themes.changeTheme(context.store, before, { is_default: 0 });
        await saveTheme(row, { is_default: 1 }, context, 'themeDefault');
        return null;
      }),
    ),

    themeChanging(calls.sort, async (input, context) => {
      const { ids, ...where } = input as FamilyInputs['sort'];
      const first = await themeToChange(family, ids[0] ?? '', context, where);
      if (isRefusal(first)) return first;
      const positions = renumberThemes(await themes.positionsIn(context.store, themes.listOf(first)), ids);
      if (positions === 'outdated') return refuse(messagesIn(context.language).outdatedOrder);
      for (const { id, position } of positions)
        await themes.changeTheme(context.store, { tenant_key: first.tenant_key, id }, { position: position });
      if (positions.length > 0) await recordThemeChange(first, context, 'themesSorted');
      return null;
    }),

    themeChanging(calls.add, async (input, context) => {
      const { id, ...values } = input as FamilyInputs['add'];
      const problem = themeProblem(values);
      if (problem) return refuseWithMessage(context.language, problem);
      const department = departmentContext(values.deptId, context);
      if (isRefusal(department)) return department;
      const refused = await ownThemesProblem(department, 'dtu' in values ? values.dtu : 'pc', context);
      if (refused) return refused;
      if (id !== undefined && (await themes.findThemeRow(context.store, context.user.tenantKey, id)))
        return refuse(messagesIn(context.language).themeExists);
      return makeTheme(family, { ...values, deptId: department.deptId }, context, { id });
    }),

    themeChanging(calls.update, async (input, context) => {
      const { id, ...values } = input as FamilyInputs['update'];
      const row = await themeToChange(family, id, context);
      if (isRefusal(row)) return row;
      const messages = messagesIn(context.language);
      const problem = themeProblem(values, themeValuesOf(row));
      if (problem) return refuseWithMessage(context.language, problem);
      // Saving a theme does not move it.
      const { dept_id: _, source: __, dtu: ___, ...changes } = themeColumnsOf(values);
      if (row.is_default === 1 && changes.enabled === 0) return refuse(messages.defaultStays);
      if (row.is_default === 1 && changes.style !== row.style) return refuse(messages.defaultKeepsStyle);
      const moves = family !== 'featureTopic' && changes.style !== row.style;
      const list = themes.listOf({ ...row, style: changes.style });
      const position = moves ? await themes.nextPosition(context.store, list) : row.position;
      await saveTheme(row, { ...changes, position }, context, 'themeUpdated');
      return null;
    }),

    themeChanging(calls.appoint, async (input, context) => {
      const { topicId, deptId, dtu, source, ...appointment } = input as FamilyInputs['appoint'];
      const row = await themeToChange(family, topicId, context, { deptId, dtu, source });
      if (isRefusal(row)) return row;
      const { topicAppoint, appointDate } = appointment;
      const messages = messagesIn(context.language);
      const problem = appointmentProblem(appointment);
      if (problem) return refuse(problem === 'noRange' ? messages.appointNoRange : messages.appointBackwards);
      const days = topicAppoint === 'timed' ? appointDate : null;
      const detail = {
        none: 'appointedToNobody',
        permanent: 'appointedForGood',
        timed: `${days?.from} – ${days?.to}`,
      }[topicAppoint];
      const stored = JSON.stringify({ ...appointment, appointDate: days });
      await saveTheme(row, { appointment: stored }, context, 'themeAppointed', detail);
      return null;
    }),
  ];
}

/** The values from which a custom application is made, and by which it is recognised when its id has changed. */
import * as z from 'zod';
import { customTypes, openModes } from '../../api/applications/app.ts';
import { type AppInfo, cornerMarks } from '../../api/applications/manage.ts';
import { shareKinds } from '../common/shares/share.ts';
import { type CustomForm, type CustomContext, customForm, newCustomForm, toInfo } from './custom-form.ts';

const text = z.string();
const targets = z.array(z.strictObject({ id: text, name: text }));
const mark = z.enum(Object.values(cornerMarks));

export const customAppValues = z.strictObject({
  // The name comes first, because the record is titled by its first field.
  menuname: text,
  shortname: text,
  description: text,
  applicationType: z.enum(customTypes),
  forms: targets,
  targets,
  urlType: z.enum(['inner', 'outer']),
  innerUrl: text,
  innerUrlMobile: text,
  outerUrl: text,
  allowDomains: text,
  openMode: z.enum(openModes),
  scope: z.enum(['PC', 'MOBILE', 'PC_MOBILE']),
  icon: text,
  mobileIcon: text,
  pcCornerMark: mark,
  pcCornerMarkData: text,
  cornerMark: mark,
  cornerMarkData: text,
  shares: z.array(
    z.strictObject({ kind: z.enum(shareKinds), id: text, exclude: z.boolean(), below: z.boolean() }),
  ),
  subSharing: z.boolean(),
  subDeptType: z.enum(['all', 'chosen']),
});
export type CustomAppValues = Pick<CustomForm, keyof z.output<typeof customAppValues>>;

/** A team application without shares is for everybody (3§3.3; S-30); an explicit share lets it be made again. */
const everybody = [{ kind: 'all', id: '', exclude: false, below: false }] as const;

/** Gives equal values for a filled-in form and for the server's state of it. */
export function customAppValuesOf(info: AppInfo, context: CustomContext): CustomAppValues {
  const form = customForm(toInfo(customForm(info, context)), context);
  const names = Object.keys(customAppValues.shape) as (keyof CustomAppValues)[];
  const shares = context.owner === 'team' && form.shares.length === 0 ? everybody : form.shares;
  const made = names.map((name) => [name, name === 'shares' ? shares : form[name]]);
  return Object.fromEntries(made) as CustomAppValues;
}

/** Returns the call's input; `group` is the application's group, '' for none. */
export function infoOfCustomApp(made: CustomAppValues, group: string, context: CustomContext): AppInfo {
  return toInfo({ ...newCustomForm(made.applicationType, group, context), ...made });
}

/** What the form says of an application of one's own: all by which one is made, and known again where its id is not. */
import * as z from 'zod';
import { customTypes, openModes } from '../../api/applications/app.ts';
import { type AppInfo, cornerMarks } from '../../api/applications/manage.ts';
import { shareKinds } from '../common/shares/share.ts';
import { type CustomForm, type CustomPlace, customForm, newCustomForm, toInfo } from './custom-form.ts';

const text = z.string();
const targets = z.array(z.strictObject({ id: text, name: text }));
const mark = z.enum(Object.values(cornerMarks));

export const customMade = z.strictObject({
  // Its name comes first: it is called by that.
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
export type CustomMade = Pick<CustomForm, keyof z.output<typeof customMade>>;

/** Shared with nobody by name it is for everybody (3§3.3; S-30): said by name it can be made again. */
const everybody = [{ kind: 'all', id: '', exclude: false, below: false }] as const;

/** Alike whether it is read of a form that is filled in or of what the server holds. */
export function madeOf(info: AppInfo, place: CustomPlace): CustomMade {
  const form = customForm(toInfo(customForm(info, place)), place);
  const names = Object.keys(customMade.shape) as (keyof CustomMade)[];
  const shares = place.owner === 'team' && form.shares.length === 0 ? everybody : form.shares;
  const made = names.map((name) => [name, name === 'shares' ? shares : form[name]]);
  return Object.fromEntries(made) as CustomMade;
}

/** As it is sent to be made; `group`: in which it stands, '' for none. */
export function infoOfMade(made: CustomMade, group: string, place: CustomPlace): AppInfo {
  return toInfo({ ...newCustomForm(made.applicationType, group, place), ...made });
}

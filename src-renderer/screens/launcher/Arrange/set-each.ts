/** Lays values into the form, field by field. */
import type { LauncherValues } from '#shared/rules/launcher/arrangement.ts';
import type { FormState } from '#widgets/Form/use-form.ts';

export function setEach(form: FormState<LauncherValues>, values: Partial<LauncherValues>): void {
  for (const [name, value] of Object.entries(values)) form.set(name as `show:${string}`, value as boolean);
}

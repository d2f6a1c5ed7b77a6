/** Laying a module's style over a special theme (spec 2§7 `addModuleStyle`; THM-160): its id in the page designer. */
import type { Fields } from '#shared/rules/common/fields/field.ts';

export interface ModuleStyleForm {
  readonly moduleStyleId: string;
}

export const moduleStyleFields: Fields<ModuleStyleForm> = {
  moduleStyleId: {
    kind: 'text',
    mono: true,
    required: true,
    most: 100,
    label: 'themeActions.moduleStyle.id',
    help: 'themeActions.moduleStyle.help',
  },
};

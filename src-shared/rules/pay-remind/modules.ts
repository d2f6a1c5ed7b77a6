/** The module types of the free-edition notice (spec 1§2.8, 3§2.6; decision 29; PAY-004 to 006). */
import type { Language } from '../../text/types.ts';
import { businessModules } from './modules-business.ts';
import { peopleModules } from './modules-people.ts';
import { workModules } from './modules-work.ts';

const rows = [...workModules, ...peopleModules, ...businessModules];

export type PayModuleType = (typeof rows)[number][0];

export interface PayModule {
  readonly type: PayModuleType;
  /** As it stands inside a sentence. */
  readonly name: Readonly<Record<Language, string>>;
  readonly description: Readonly<Record<Language, string>>;
  /** Page on the platform's own server, e.g. `/help/zh-CN/project/gantt`. */
  readonly help: Readonly<Record<Language, string>>;
}

export const payModules: readonly PayModule[] = rows.map(
  ([type, help, nameEnglish, nameChinese, descriptionEnglish, descriptionChinese]) => ({
    type,
    name: { 'en-US': nameEnglish, 'zh-CN': nameChinese },
    description: { 'en-US': descriptionEnglish, 'zh-CN': descriptionChinese },
    help: { 'en-US': `/help/en-US/${help}`, 'zh-CN': `/help/zh-CN/${help}` },
  }),
);

const byType = new Map<string, PayModule>(payModules.map((module) => [module.type, module]));

/** null for a type that is not in the list: the notice is then without description. */
export function payModule(type: string): PayModule | null {
  return byType.get(type) ?? null;
}

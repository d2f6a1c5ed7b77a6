/** Identity of a theme, and where its calls find it: terminal, department, source (spec 2§7). */
import * as z from 'zod';
import { topicStyles } from '../../api/themes/context.ts';
import { type Terminal, terminalFacts, terminals } from './terminals.ts';

/** The journal stores the place for an undo. `name` is the stored name, by which the newest state is found. */
export const themeLocatorSchema = z.strictObject({
  terminal: z.enum(terminals),
  id: z.string().min(1),
  name: z.string(),
  style: z.enum(topicStyles),
  deptId: z.string(),
  external: z.boolean(),
});
export type ThemeLocator = z.output<typeof themeLocatorSchema>;

export type ThemeScope = Pick<ThemeLocator, 'terminal' | 'deptId' | 'external'>;

/** The input that narrows every call to a terminal; inapplicable fields are left out. */
export function scopeInput({ terminal, deptId, external }: ThemeScope) {
  const { dtu } = terminalFacts[terminal];
  return {
    ...(deptId === '' ? {} : { deptId }),
    ...(dtu === undefined ? {} : { dtu }),
    ...(external ? { source: 'external' as const } : {}),
  };
}

export function themeInput(locator: ThemeLocator) {
  return { topicId: locator.id, ...styleInput(locator), ...scopeInput(locator) };
}

/** Special themes have no styles. */
export function styleInput({ terminal, style }: Pick<ThemeLocator, 'terminal' | 'style'>) {
  return hasStyles(terminal) ? { topicStyle: style } : {};
}

export function hasStyles(terminal: Terminal): boolean {
  return terminalFacts[terminal].styles.length > 0;
}

/** Which theme, and where its calls look for it: terminal, department, source (spec 2§7). */
import * as z from 'zod';
import { topicStyles } from '../../api/themes/context.ts';
import { type Terminal, terminalFacts, terminals } from './terminals.ts';

/** Kept in the journal with an undo. `name` is the stored one: by it the newest state is found. */
export const themePlaceSchema = z.strictObject({
  terminal: z.enum(terminals),
  id: z.string().min(1),
  name: z.string(),
  style: z.enum(topicStyles),
  deptId: z.string(),
  external: z.boolean(),
});
export type ThemePlace = z.output<typeof themePlaceSchema>;

/** What a list of themes is about. */
export type ThemeScope = Pick<ThemePlace, 'terminal' | 'deptId' | 'external'>;

/** The words by which every call of a terminal is narrowed; what does not apply is left out. */
export function scopeInput({ terminal, deptId, external }: ThemeScope) {
  const { dtu } = terminalFacts[terminal];
  return {
    ...(deptId === '' ? {} : { deptId }),
    ...(dtu === undefined ? {} : { dtu }),
    ...(external ? { source: 'external' as const } : {}),
  };
}

/** The words of a call about one theme. */
export function themeInput(place: ThemePlace) {
  return { topicId: place.id, ...styleInput(place), ...scopeInput(place) };
}

/** Special themes have no styles. */
export function styleInput({ terminal, style }: Pick<ThemePlace, 'terminal' | 'style'>) {
  return hasStyles(terminal) ? { topicStyle: style } : {};
}

export function hasStyles(terminal: Terminal): boolean {
  return terminalFacts[terminal].styles.length > 0;
}

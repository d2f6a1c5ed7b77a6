/** The preview's drawing of a theme: each terminal's table of fields, turned into a shape and into CSS variables. */
import type { TopicLayout } from '../../../api/themes/back-look.ts';
import { type Terminal, terminalFacts } from '../terminals.ts';
import { asBack } from './back-look.ts';
import { backLookTable, pageColourTable } from './back-look-table.ts';
import { drawParts } from './draw-look.ts';
import type { Look, LookValues, LookVariable, SpecialLookValues } from './look.ts';
import { settableColours } from './look-forms.ts';
import type { AnyLookTable } from './look-table.ts';
import { mobileLookTable } from './mobile-look-table.ts';
import { usualColours } from './values.ts';

/** The fields of a terminal's look. */
export const lookTables = {
  pc: backLookTable,
  pcClient: backLookTable,
  special: pageColourTable,
  h5: mobileLookTable,
} as const satisfies Readonly<Record<Terminal, AnyLookTable>>;

const frames = { pc: 'web', special: 'web', pcClient: 'client', h5: 'phone' } as const;

export function lookOf<Of extends Terminal>(terminal: Of, values: LookValues[Of]): Look {
  const { table, values: drawn } = drawnWith(terminal, values);
  const parts: Readonly<Record<string, string>> = drawParts(table, drawn);
  const shape: Record<string, string> = 'topicStyle' in drawn ? { style: String(drawn.topicStyle) } : {};
  const variables: Record<LookVariable, string> = {
    '--on-primary': usualColours.onPrimary,
    '--on-bubble': usualColours.onBubble,
  };
  for (const { part, kind, inks } of Object.values(table)) {
    if (part === undefined) continue;
    if (kind === 'choice' && !inks) shape[part] = parts[part] ?? '';
    else variables[variableOf(part)] = parts[part] ?? '';
  }
  const { layout = 'horizontal', ...others } = shape;
  return { frame: frames[terminal], layout: layout as TopicLayout, shape: others, variables };
}

/** `navLeftImage` is `--nav-left-image`. */
function variableOf(part: string): LookVariable {
  return `--${part.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
}

/** The table that draws a terminal's values, and the values that it draws. */
export function drawnWith<Of extends Terminal>(
  terminal: Of,
  values: LookValues[Of],
): { readonly table: AnyLookTable; readonly values: object } {
  if (terminal === 'h5') return { table: mobileLookTable, values };
  if (terminal === 'special') return { table: backLookTable, values: asBack(values as SpecialLookValues) };
  return { table: backLookTable, values: { ...values, dtu: terminalFacts[terminal].dtu } };
}

/** The colours, by field, that have a control in the form of these values: others would change nothing that is seen. */
export function coloursToSet<Of extends Terminal, Value>(
  terminal: Of,
  values: LookValues[Of],
  colours: Readonly<Record<string, Value>>,
): Readonly<Record<string, Value>> {
  return settableColours(lookTables[terminal], drawnWith(terminal, values).values, colours);
}

/** Draws the fields of a look: every part of the picture as CSS text that was parsed before, fallbacks included. */
import { parseColour, writeColour } from '../../../kit/colour/colour.ts';
import { type AnyLookTable, isShown, type PartOf, type StandIn } from './look-table.ts';
import { cssColour, cssFont, cssPicture, faint, fontSize } from './values.ts';

type AnyField = AnyLookTable[string];
type Values = Readonly<Record<string, unknown>>;

/** Every part of the picture, by its name. */
export function drawParts<Table extends AnyLookTable>(
  table: Table,
  said: object,
): Readonly<Record<PartOf<Table>, string>> {
  const values = said as Values;
  const fields = new Map(
    Object.entries(table).flatMap(([name, field]) =>
      field.part ? [[field.part, { name, field }] as const] : [],
    ),
  );
  const drawn = new Map<string, string>();
  const draw = (part: string): string => {
    const known = drawn.get(part);
    if (known !== undefined) return known;
    const one = fields.get(part);
    if (!one) throw new RangeError(`no field sets ${part}`);
    const text = ownText(one.field, values[one.name], values) ?? standInText(one.field, values, draw);
    drawn.set(part, text);
    return text;
  };
  return Object.fromEntries([...fields.keys()].map((part) => [part, draw(part)])) as Record<
    PartOf<Table>,
    string
  >;
}

/** Whether the picture has the field's own value: where the form hides it, something else stands in. */
export function isDrawn(field: AnyField, value: unknown, values: object): boolean {
  return field.part !== undefined && (field.drawnHidden === true || isShown(field, value, values));
}

/** Returns null for a value that is unset, hidden or none. */
function ownText(field: AnyField, value: unknown, values: Values): string | null {
  const own = isDrawn(field, value, values);
  switch (field.kind) {
    case 'colour': {
      const colour = own ? parseColour(String(value)) : null;
      return colour && writeColour(colour);
    }
    case 'image':
      return cssPicture(own ? String(value) : '');
    case 'font':
      return cssFont(own ? String(value) : '');
    case 'number':
      return `${fontSize(own ? (value as number | null) : null)}px`;
    default:
      return own ? wordOf(field, String(value)) : null;
  }
}

function wordOf({ inks, shapeOf }: AnyField, value: string): string | null {
  if (inks) return Object.hasOwn(inks, value) ? (inks[value] ?? null) : null;
  return shapeOf ? shapeOf(value as never) : value;
}

function standInText(field: AnyField, values: Values, draw: (part: string) => string): string {
  const standIn = standInOf(field, values);
  if (typeof standIn === 'object') return standIn.faint ? faint(draw(standIn.part)) : draw(standIn.part);
  return field.kind === 'colour' || field.inks ? cssColour(standIn) : standIn;
}

/** Returns the replacement for a field's value that is unset or hidden. */
export function standInOf({ standIn = '' }: AnyField, values: object): StandIn {
  return typeof standIn === 'function' ? standIn(values as never) : standIn;
}

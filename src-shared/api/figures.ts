/**
 * Independent figures of an answer: a figure that is missing or of a wrong type does not affect the others. It is
 * decoded as null, and `unstated` says why, by its name on the wire; the rest of the answer must fit its schema as
 * usual.
 */
import * as z from 'zod';

type Shape = Readonly<Record<string, z.core.$ZodType>>;
type Decoded<S extends Shape> = z.output<z.ZodObject<S>>;
type Figures<F extends Shape> = { readonly [Name in keyof F]: z.output<F[Name]> | null };
export interface UnstatedFigures {
  /** Maps a figure's name on the wire to its problem; absent where all figures are stated. */
  readonly unstated?: Readonly<Record<string, string>>;
}

/** The wire schema of each such answer for its description (scripts/openapi): zod itself sees a record of anything. */
export const figureShapes = new WeakMap<z.core.$ZodType, { readonly rest: Shape; readonly figures: Shape }>();

export function withFigures<S extends Shape, F extends Shape>(shape: S, figures: F) {
  type Value = Decoded<S> & Figures<F> & UnstatedFigures;
  const rest = z.object(shape);
  const codec = z.codec(z.record(z.string(), z.unknown()), z.custom<Value>(), {
    decode: (wire, context) => {
      const decoded = z.safeDecode(rest, wire as never);
      if (!decoded.success) {
        for (const issue of decoded.error.issues)
          context.issues.push({ ...issue, input: wire } as z.core.$ZodRawIssue);
        return z.NEVER;
      }
      const { values, unstated } = decodeFigures(figures, wire);
      const odd = Object.keys(unstated).length > 0 ? { unstated } : {};
      return { ...decoded.data, ...values, ...odd } as Value;
    },
    encode: (value) => {
      const stated = Object.entries(figures).flatMap(([name, figure]) => {
        const given = (value as Readonly<Record<string, unknown>>)[name];
        const encoded = z.safeEncode(figure, given as never);
        // null is a value if the figure's schema allows it; otherwise it marks a figure that was not stated.
        if (!encoded.success && given !== null) throw encoded.error;
        return encoded.success && given !== undefined ? [[name, encoded.data]] : [];
      });
      return { ...(z.encode(rest, value as never) as object), ...Object.fromEntries(stated) };
    },
  });
  figureShapes.set(codec, { rest: shape, figures });
  return codec;
}

function decodeFigures(figures: Shape, wire: Readonly<Record<string, unknown>>) {
  const values: Record<string, unknown> = {};
  const unstated: Record<string, string> = {};
  for (const [name, figure] of Object.entries(figures)) {
    const decoded = z.safeDecode(figure, wire[name] as never);
    values[name] = decoded.success ? decoded.data : null;
    if (decoded.success) continue;
    unstated[name] = wire[name] === undefined ? 'missing' : (decoded.error.issues[0]?.message ?? 'odd');
  }
  return { values, unstated };
}

/** The problems of several rows, by the rows' names. */
export function unstatedOf<Row extends UnstatedFigures>(
  rows: readonly Row[],
  nameOf: (row: Row) => string,
): UnstatedFigures {
  const all = rows.flatMap((row) =>
    Object.entries(row.unstated ?? {}).map(([field, problem]) => [`${nameOf(row)}: ${field}`, problem]),
  );
  return all.length === 0 ? {} : { unstated: Object.fromEntries(all) };
}

/** Lines for *Details*: the call, and each figure that is not stated. */
export function unstatedDetails(endpoint: string, { unstated = {} }: UnstatedFigures): string[] {
  const fields = Object.entries(unstated).map(([name, problem]) => `field: ${name}: ${problem}`);
  return fields.length === 0 ? [] : [`endpoint: ${endpoint}`, ...fields];
}

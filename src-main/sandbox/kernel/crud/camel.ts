/** Converts a row's names to the wire's spelling: `segment_name` becomes `segmentName`. */
type Camel<Name> = Name extends `${infer First}_${infer Rest}` ? `${First}${Capitalize<Camel<Rest>>}` : Name;
type InCamel<Row> = { readonly [Name in keyof Row as Camel<Name>]: Row[Name] };

export function inCamel<Row extends object>(row: Row): InCamel<Row> {
  const spelled = Object.entries(row).map(([name, value]) => [
    name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase()),
    value,
  ]);
  return Object.fromEntries(spelled) as InCamel<Row>;
}

/** The inverse of `inCamel`. */
export function inSnake(values: object): Readonly<Record<string, unknown>> {
  const spelled = Object.entries(values).map(([name, value]) => [
    name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
    value,
  ]);
  return Object.fromEntries(spelled) as Readonly<Record<string, unknown>>;
}

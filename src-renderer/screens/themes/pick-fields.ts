/** Some of a form's values, by the names of their fields. */
export function pickFields<Values extends object>(
  values: Values,
  names: readonly (keyof Values & string)[],
): Partial<Values> {
  const picked: Partial<Values> = {};
  for (const name of names) picked[name] = values[name];
  return picked;
}

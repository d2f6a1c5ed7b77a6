/** Returns the record's name, otherwise its id, otherwise ''. */
export const recordNameOrId = (value: unknown): string => recordNameOf(value) || idIn(value);

/** Returns the record's name; for several records that are changed together, the names of all of them. */
export function recordNameOf(value: unknown): string {
  const ownName = ownRecordName(value);
  if (ownName !== '') return ownName;
  const several =
    typeof value === 'object' && value !== null ? Object.values(value).filter(Array.isArray) : [];
  return several
    .flat()
    .map(recordNameOf)
    .filter((name) => name !== '')
    .join(', ');
}

export function ownRecordName(value: unknown): string {
  const named = ([name, text]: readonly [string, string]) =>
    /name$|^invitee$/i.test(name) && text !== '' && name !== 'domainName';
  return textsIn(value).find(named)?.[1] ?? '';
}

export function idIn(value: unknown): string {
  return textsIn(value).find(([name]) => /id$/i.test(name) && name !== 'deptId')?.[1] ?? '';
}

function textsIn(value: unknown): readonly (readonly [string, string])[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).filter((part): part is [string, string] => typeof part[1] === 'string');
}

/** Faults in the theme manifests of a mapping: fields that no theme has, and invalid paths. */
import { readFieldPath } from '../../../api/mapping/field-path.ts';
import type { ThemeManifestKind } from '../../../api/mapping/theme-manifests.ts';
import { firstAgain, isOutsideLists, partFault } from './part-faults.ts';

interface KindFound {
  readonly fault: 'fieldShape' | 'listsApart' | 'twice' | 'overridesRequest';
  /** Path within the list of kinds, e.g. `0.names.style`. */
  readonly at: string;
}

const plainFields: readonly string[] = ['name', 'terminal', 'style'];
const ownField = /^fields\.[A-Za-z][A-Za-z0-9]{0,63}$/;
const isThemeField = (field: string): boolean => plainFields.includes(field) || ownField.test(field);

export function themeManifestFault(kinds: readonly ThemeManifestKind[]): KindFound | null {
  const again = firstAgain(kinds, ({ name }) => name);
  if (again) return { fault: 'twice', at: `${kinds.lastIndexOf(again)}.name` };
  for (const [index, kind] of kinds.entries()) {
    const found = kindFault(kind);
    if (found) return { fault: found.fault, at: `${index}.${found.at}` };
  }
  return null;
}

function kindFault({ names, words, add, themes }: ThemeManifestKind): KindFound | null {
  if (themes !== undefined && (readFieldPath(themes) === null || !isOutsideLists(themes)))
    return { fault: 'fieldShape', at: 'themes' };
  for (const [part, fields] of Object.entries({ names, words: words ?? {}, add: add ?? {} })) {
    const other = Object.keys(fields).find((field) => !isThemeField(field));
    if (other !== undefined) return { fault: 'fieldShape', at: `${part}.${other}` };
  }
  const listed = Object.entries(names).find(([, theirs]) => !isOutsideLists(theirs));
  if (listed) return { fault: 'fieldShape', at: `names.${listed[0]}` };
  return partFault({ names, ...(words ? { words } : {}) });
}

/**
 * What the program itself does not use, though it is here on purpose; whatever else only tests use is refused
 * (`npm run unused`). A row is a file, one export of a file (`path#name`), or a folder (`path/`).
 */

/** Asked for by a row of the requirements now, whoever calls it later. */
export const required: Readonly<Record<string, string>> = {
  'src-shared/rules/constants.ts#callPrefixes': 'GEN-001',
  'src-shared/rules/constants.ts#successCode': 'GEN-002',
  'src-shared/rules/constants.ts#targetTypes': 'GEN-003',
  'src-shared/rules/constants.ts#ownerships': 'GEN-004',
  'src-shared/rules/constants.ts#iconDefaults': 'GEN-075, GEN-076',
  'src-shared/rules/icon.ts': 'GEN-005, GEN-075, GEN-076',
  'src-shared/rules/patterns/phone.ts#isRegionalPhone': 'GEN-009 to GEN-014',
  'src-shared/rules/patterns/names.ts#isName': 'GEN-020',
  'src-shared/rules/patterns/names.ts#isPersonName': 'GEN-021',
  'src-shared/rules/patterns/names.ts#isCompanyName': 'GEN-023',
};

/** Areas of the documents that have no screens yet. */
export type AreaToCome = 'branding' | 'menu-sets';

/**
 * Parts that wait for the first screens of an area. The wait ends when `src-renderer/screens/<area>` exists: then the
 * part is used there, waits for another area, or goes.
 */
export const awaited: Readonly<Record<string, AreaToCome>> = {
  'src-renderer/widgets/DataTree/tree-checks.ts#checksOf': 'menu-sets',
  'src-renderer/widgets/DataTree/tree-checks.ts#toggledChecks': 'menu-sets',
  'src-renderer/widgets/DataTree/tree-checks.ts#checkedItems': 'menu-sets',
  'src-renderer/widgets/DataTree/tree-checks.ts#topmostChecked': 'menu-sets',
  'src-renderer/widgets/controls/Calendar.tsx': 'menu-sets',
  'src-renderer/widgets/controls/Collapse.tsx': 'menu-sets',
  'src-renderer/widgets/controls/Drawer.tsx': 'menu-sets',
};

const trees = 'a tree with boxes, which is measured at 50,000 (npm run bench -- tree)';
const controls = 'a control that a screen may take, dressed and checked on the page of all controls';

/**
 * Code that the program does not use and that is kept on purpose; any other code that only tests use is refused
 * (`npm run unused`). Each row is a file, one export of a file (`path#name`), or a folder (`path/`), with the
 * reason.
 */
export const onPurpose: Readonly<Record<string, string>> = {
  'src-shared/rules/common/constants.ts#callPrefixes': 'GEN-001',
  'src-shared/rules/common/constants.ts#successCode': 'GEN-002',
  'src-shared/rules/common/constants.ts#targetTypes': 'GEN-003',
  'src-shared/rules/common/constants.ts#ownerships': 'GEN-004',
  'src-shared/rules/common/constants.ts#iconDefaults': 'GEN-075, GEN-076',
  'src-shared/kit/icon.ts': 'GEN-005, GEN-075, GEN-076',
  'src-shared/kit/patterns/phone.ts#isRegionalPhone': 'GEN-009 to GEN-014',
  'src-shared/kit/patterns/names.ts#isName': 'GEN-020',
  'src-shared/kit/patterns/names.ts#isPersonName': 'GEN-021',
  'src-shared/kit/patterns/names.ts#isCompanyName': 'GEN-023',
  'src-renderer/widgets/DataTree/tree-checks.ts#checksOf': trees,
  'src-renderer/widgets/DataTree/tree-checks.ts#toggledChecks': trees,
  'src-renderer/widgets/DataTree/tree-checks.ts#checkedItems': trees,
  'src-renderer/widgets/DataTree/tree-checks.ts#topmostChecked': trees,
  'src-renderer/widgets/controls/Collapse.tsx': controls,
  'src-renderer/widgets/controls/Drawer.tsx': controls,
  'scripts/lib/inside-cli.mjs#insideCli': 'rows of .dependency-cruiser.mjs, which scripts/rooms.ts reads',
  'scripts/lib/inside-shared.mjs#insideShared':
    'rows of .dependency-cruiser.mjs, which scripts/rooms.ts reads',
};

/**
 * Requirements that hold in a function or on the wire and that no page of the specification needs (decision 036). The
 * table of requirements says `library` or `wire` of them instead of `yes`.
 */
export const rowsWithoutPage: Readonly<Record<string, 'library' | 'wire'>> = {
  'GEN-003': 'library',
  'GEN-004': 'library',
  'GEN-005': 'library',
  'GEN-020': 'library',
  'GEN-021': 'library',
  'GEN-023': 'library',
  'GEN-075': 'library',
  'GEN-076': 'library',
  'BMENU-033': 'wire',
  'BMENU-034': 'wire',
  'BMENU-035': 'wire',
  'BMENU-036': 'wire',
  'BMENU-037': 'wire',
  'BMENU-038': 'wire',
  'BMENU-039': 'wire',
};

/**
 * Rules of .dependency-cruiser.mjs for the order inside src-shared/rules, and between widgets.
 * scripts/rooms.test.ts breaks each rule once.
 */

const isTest = '\\.test\\.tsx?$';

/** Folders of src-shared/rules that know every area, in order: each may import those before it. */
const knowsAreas = ['records', 'changes', '(configuration|journal|jobs|policy|first-reads)'];

/** Tests are exempt: a test of a base may prove that the areas obey it. */
const order = [
  {
    name: 'rules-common',
    from: '^src-shared/rules/common/',
    may: ['common'],
    says: 'src-shared/rules/common may import only itself in src-shared/rules: areas build on it, so it knows none of them.',
  },
  {
    name: 'rules-areas',
    from: `^src-shared/rules/(?!(?:common|${knowsAreas.join('|').replaceAll('(', '(?:')})/)([^/]+)/`,
    may: ['common', '$1'],
    says: 'an area of src-shared/rules may import src-shared/rules/common and itself, never another area: what two areas need moves to common.',
  },
  ...knowsAreas.slice(0, -1).map((folder, index) => ({
    name: `rules-${folder}`,
    from: `^src-shared/rules/${folder}/`,
    mayNot: knowsAreas.slice(index + 1),
    says: `src-shared/rules/${folder} may import common, the areas and ${['itself', ...knowsAreas.slice(0, index)].join(', ')}, never what is built on it.`,
  })),
].map(({ name, from, may, mayNot, says }) => ({
  name,
  severity: 'error',
  comment: says,
  from: { path: from, pathNot: isTest },
  to: may
    ? { path: '^src-shared/rules/', pathNot: `^src-shared/rules/(${may.join('|')})/` }
    : { path: `^src-shared/rules/(${mayNot.join('|')})/` },
}));

export const insideShared = [
  ...order,
  {
    name: 'rules-folders',
    severity: 'error',
    comment:
      'no file stands in src-shared/rules itself, only in the folder of its area or in common; what knows no area is in src-shared/kit.',
    from: {},
    to: { path: '^src-shared/rules/[^/]+$' },
  },
  {
    name: 'widgets-grid',
    severity: 'error',
    comment:
      'src-renderer/widgets/DataGrid and DataTree are what lists are made of: they never import List, PlainList or order.',
    from: { path: '^src-renderer/widgets/(DataGrid|DataTree)/' },
    to: { path: '^src-renderer/widgets/(List|PlainList|order)/' },
  },
];

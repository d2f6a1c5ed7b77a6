/** The files of a new screen, as source text. */
import type { ListSource } from './list-source.ts';
import type { Declared } from './screen-declared.ts';
import { formFiles, orderFiles, plainListFiles } from './screen-parts.ts';
import { columnsOf, type ScreenPlan } from './screen-plan.ts';

/** File names in the screen's folder, with their contents. */
export function screenFiles(plan: ScreenPlan, declared: Declared | null): Record<string, string> {
  const page = `${plan.name}Page`;
  switch (declared?.kind) {
    case undefined:
      return { [`${page}.tsx`]: plainPage(plan), [`${page}.test.tsx`]: plainTest(plan) };
    case 'plainList':
      return plainListFiles(plan, declared);
    case 'form':
      return formFiles(plan, declared);
    case 'order':
      return orderFiles(plan, declared);
    case 'list':
      return {
        [`${page}.tsx`]: listPage(plan),
        'list.ts': list(plan, declared.source),
        'list.test.ts': listTest(plan),
      };
  }
}

const textKey = (plan: ScreenPlan, ...rest: string[]): string => [plan.areaKey, plan.key, ...rest].join('.');

function plainPage(plan: ScreenPlan): string {
  return `/** ${plan.title.en}: ${plan.purpose.en} */
import { useText } from '#data/text.ts';
import { PageHeader } from '#widgets/PageHeader.tsx';

export function ${plan.name}Page() {
  const { t } = useText();
  return <PageHeader title={t('${textKey(plan, 'title')}')} purpose={t('${textKey(plan, 'purpose')}')} />;
}
`;
}

function plainTest(plan: ScreenPlan): string {
  return `import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { loadLanguage } from '#data/text.ts';
import { ${plan.name}Page } from './${plan.name}Page.tsx';

afterEach(cleanup);

it.each([
  ['en-US', ${JSON.stringify(plan.title.en)}],
  ['zh-CN', ${JSON.stringify(plan.title.zh)}],
] as const)('says what it is in %s', async (language, title) => {
  await loadLanguage(language);
  render(<${plan.name}Page />);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(title);
});
`;
}

function listPage(plan: ScreenPlan): string {
  const key = (part: string): string => `t('${textKey(plan, part)}')`;
  return `/** ${plan.title.en}: ${plan.purpose.en} */
import { useText } from '#data/text.ts';
import { ListScreen } from '#widgets/List/ListScreen.tsx';
import { use${plan.name} } from './list.ts';

export function ${plan.name}Page() {
  const { t } = useText();
  const list = use${plan.name}();
  return (
    <ListScreen
      list={list}
      label={${key('title')}}
      head={{ title: ${key('title')}, purpose: ${key('purpose')} }}
      empty={{ title: ${key('empty')} }}
      height="page"
      refresh
    />
  );
}
`;
}

function list(plan: ScreenPlan, source: ListSource): string {
  const { endpoint, file, paged, search, rowKey } = source;
  const columns = columnsOf(plan);
  const row = `${plan.name}Row`;
  const words = columns.map(({ field }) => `\${row.${field}}`).join(' ');
  const lines = columns.map(
    ({ field }) =>
      `    { key: '${field}', title: t('${textKey(plan, 'columns', field)}'), ${paged ? '' : 'sort: true, '}text: ({ ${field} }) => String(${field} ?? '') },`,
  );
  const ask = search === null ? '' : `, ...(values.q === '' ? {} : { ${search}: values.q })`;
  const narrowed = paged
    ? `${search === null ? '' : "    filters: { q: { kind: 'search' } },\n"}    source: paged(${endpoint}, ({ pageNo, pageSize${search === null ? '' : ', values'} }) => ({ pageNo, pageSize${ask} })),`
    : `    filters: { q: { kind: 'search', narrow: byWords((row: ${row}) => \`${words}\`) } },
    source: useRead(${endpoint}, {}),`;
  const imports = paged
    ? "import { paged } from '#widgets/List/list-source.ts';"
    : "import { byWords } from '#widgets/List/filters.ts';";
  return `/** The list's declaration: where its rows come from, what narrows it, its columns. */
import type { Output } from '#shared/api/endpoint.ts';
import { ${endpoint} } from '#shared/api/${file}';
${paged ? '' : "import { useRead } from '#data/read.ts';\n"}import { type Translate, useText } from '#data/text.ts';
import type { Column } from '#widgets/DataGrid/column.ts';
${imports}
import { useList } from '#widgets/List/use-list.ts';

type ${row} = Output<typeof ${endpoint}>${paged ? "['result']" : ''}[number];

export function use${plan.name}() {
  const { t } = useText();
  return useList({
    name: '${plan.areaKey}.${plan.key}',
${narrowed}
    rowKey: (row: ${row}) => String(row.${rowKey}),
    columns: ${plan.key}Columns(t),
  });
}

export function ${plan.key}Columns(t: Translate): Column<${row}>[] {
  return [
${lines.join('\n')}
  ];
}
`;
}

function listTest(plan: ScreenPlan): string {
  const titles = (language: 'en' | 'zh'): string =>
    JSON.stringify(columnsOf(plan).map((column) => column[language]));
  return `// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';
import { loadLanguage, translate } from '#data/text.ts';
import { ${plan.key}Columns } from './list.ts';

vi.hoisted(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: vi.fn() }));
});

it.each([
  ['en-US', ${titles('en')}],
  ['zh-CN', ${titles('zh')}],
] as const)('names its columns in %s', async (language, titles) => {
  await loadLanguage(language);
  expect(${plan.key}Columns(translate).map((column) => column.title)).toEqual(titles);
});
`;
}

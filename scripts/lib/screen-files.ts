/** The files of a new screen, as source text. */
import type { ScreenPlan } from './screen-plan.ts';

/** Where the rows come from: the endpoint's export, its file under src-shared/api, and a row's key. */
export interface ListSource {
  readonly endpoint: string;
  readonly file: string;
  readonly rowKey: string;
}

/** File names in the screen's folder, with their contents. */
export function screenFiles(plan: ScreenPlan, source: ListSource | null): Record<string, string> {
  const page = `${plan.name}Page`;
  if (plan.list === null || source === null) {
    return { [`${page}.tsx`]: plainPage(plan), [`${page}.test.tsx`]: plainTest(plan) };
  }
  return {
    [`${page}.tsx`]: listPage(plan, source),
    'api.ts': api(plan, source),
    'columns.tsx': columns(plan),
    'columns.test.ts': columnsTest(plan),
  };
}

const textKey = (plan: ScreenPlan, ...rest: string[]): string => [plan.area, plan.key, ...rest].join('.');

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

function listPage(plan: ScreenPlan, source: ListSource): string {
  const key = (part: string): string => `t('${textKey(plan, part)}')`;
  return `/** ${plan.title.en}: ${plan.purpose.en} */
import { useMemo } from 'react';
import { useText } from '#data/text.ts';
import { ListPage } from '#widgets/ListPage.tsx';
import { use${plan.name} } from './api.ts';
import { ${plan.key}Columns } from './columns.tsx';

export function ${plan.name}Page() {
  const { t } = useText();
  const read = use${plan.name}();
  const columns = useMemo(() => ${plan.key}Columns(t), [t]);
  return (
    <ListPage
      title={${key('title')}}
      purpose={${key('purpose')}}
      label={${key('title')}}
      read={read}
      columns={columns}
      rowKey={(row) => String(row.${source.rowKey})}
      empty={{ title: ${key('empty')} }}
    />
  );
}
`;
}

function api(plan: ScreenPlan, source: ListSource): string {
  return `/** The reads of this screen. */
import type { Output } from '#shared/api/endpoint.ts';
import { ${source.endpoint} } from '#shared/api/${source.file}';
import { useRead } from '#data/read.ts';

export type ${plan.name}Row = Output<typeof ${source.endpoint}>[number];

export function use${plan.name}() {
  return useRead(${source.endpoint}, {});
}
`;
}

function columns(plan: ScreenPlan): string {
  const lines = (plan.list?.columns ?? []).map(
    ({ field }) => `    { title: t('${textKey(plan, 'columns', field)}'), dataIndex: '${field}' },`,
  );
  return `/** The columns of the table. */
import type { TableColumnsType } from 'antd';
import type { Translate } from '#data/text.ts';
import type { ${plan.name}Row } from './api.ts';

export function ${plan.key}Columns(t: Translate): TableColumnsType<${plan.name}Row> {
  return [
${lines.join('\n')}
  ];
}
`;
}

function columnsTest(plan: ScreenPlan): string {
  const titles = (language: 'en' | 'zh'): string =>
    JSON.stringify((plan.list?.columns ?? []).map((column) => column[language]));
  return `import { expect, it } from 'vitest';
import { loadLanguage, translate } from '#data/text.ts';
import { ${plan.key}Columns } from './columns.tsx';

it.each([
  ['en-US', ${titles('en')}],
  ['zh-CN', ${titles('zh')}],
] as const)('names its columns in %s', async (language, titles) => {
  await loadLanguage(language);
  expect(${plan.key}Columns(translate).map((column) => column.title)).toEqual(titles);
});
`;
}

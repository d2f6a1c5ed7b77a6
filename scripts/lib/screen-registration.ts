/** Puts a new screen into its area's list, the area into the registry, and its texts into both languages. */
import { type Both, columnsOf, type ScreenPlan } from './screen-plan.ts';
import { addImport, beforeEnd, withName } from './source-edits.ts';

/**
 * `screens/<area>/screens.ts` with the screen; `current` is undefined where the area has none yet; `words` are a plain
 * list's own.
 */
export function withScreen(plan: ScreenPlan, current: string | undefined, words: string | null): string {
  const list = `${plan.areaKey}Screens`;
  const page = `${plan.name}Page`;
  const empty = `/** The screens of this area. */
import { lazyPage } from '#state/screen.ts';

export const ${list} = [
] as const;
`;
  const entry = `  ${words === null ? 'screen(' : `listScreen('${words}', `}{
    id: '${plan.areaKey}.${plan.key}',
    path: '${plan.path}',
    page: lazyPage(() => import('./${plan.name}/${page}.tsx').then((file) => file.${page})),
${
  words === null
    ? `    titleKey: '${plan.areaKey}.${plan.key}.title',
    purposeKey: '${plan.areaKey}.${plan.key}.purpose',
    menuCode: null,
`
    : ''
}    permission: ${plan.permission},
    menuGroup: null,
  }),
`;
  const text = current ?? empty;
  if (text.includes(`'${plan.areaKey}.${plan.key}'`)) throw new Error(`${list} has ${plan.key} already.`);
  const named = ['lazyPage', words === null ? 'screen' : 'listScreen'].reduce(
    (source, name) => withName(source, name, '#state/screen.ts'),
    text,
  );
  return beforeEnd(named, /export const \w*[sS]creens\b[^=]*= \[/, ']', entry);
}

/** The frame's registry with the area's list. */
export function withArea({ area, areaKey }: ScreenPlan, registry: string): string {
  const list = `${areaKey}Screens`;
  if (registry.includes(`'../screens/${area}/screens.ts'`)) return registry;
  const line = `import { ${list} } from '../screens/${area}/screens.ts';\n`;
  return beforeEnd(addImport(registry, line), /export const screens\b[^=]*= \[/, ']', ` ...${list},`);
}

/** `text/<language>/<area>/<area>.ts` with the screen's texts. */
export function withTexts(plan: ScreenPlan, language: keyof Both, current: string | undefined): string {
  const english = language === 'en';
  const file = english
    ? `export const ${plan.areaKey} = {\n} as const;\n`
    : `import type { ${plan.areaKey} as english } from '../../en-US/${plan.area}/${plan.area}.ts';
import type { Translated } from '../../types.ts';

export const ${plan.areaKey} = {
} as const satisfies Translated<typeof english>;
`;
  const columns = columnsOf(plan).map((column) => `${column.field}: ${JSON.stringify(column[language])},`);
  const empty = `empty: ${JSON.stringify(english ? 'Nothing here yet' : '暂无内容')},`;
  const of = {
    page: [],
    form: [],
    plainList: [],
    list: [empty, `columns: { ${columns.join(' ')} },`],
    order: [empty, `ordered: ${JSON.stringify(english ? 'Order changed' : '已调整顺序')},`],
  };
  const lines = [
    `title: ${JSON.stringify(plan.title[language])},`,
    `purpose: ${JSON.stringify(plan.purpose[language])},`,
    ...of[plan.shape.kind],
  ];
  const entry = `  ${plan.key}: { ${lines.join(' ')} },\n`;
  return beforeEnd(current ?? file, new RegExp(`export const ${plan.areaKey} = \\{`), '}', entry);
}

/** `text/<language>/index.ts` with the area. */
export function withTextArea({ area, areaKey }: ScreenPlan, index: string): string {
  if (new RegExp(`import \\{ ${areaKey} \\}`).test(index)) return index;
  return beforeEnd(
    addImport(index, `import { ${areaKey} } from './${area}/${area}.ts';\n`),
    /export const texts = \{/,
    '}',
    `  ${areaKey},\n`,
  );
}

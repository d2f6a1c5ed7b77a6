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

/** `text/<language>/<area>/<area>.json` with the screen's texts. */
export function withTexts(plan: ScreenPlan, language: keyof Both, current: string | undefined): string {
  const english = language === 'en';
  const columns = Object.fromEntries(columnsOf(plan).map((column) => [column.field, column[language]]));
  const empty = english ? 'Nothing here yet' : '暂无内容';
  const of = {
    page: {},
    form: {},
    plainList: {},
    list: { empty, columns },
    order: { empty, ordered: english ? 'Order changed' : '已调整顺序' },
  };
  const texts = { title: plan.title[language], purpose: plan.purpose[language], ...of[plan.shape.kind] };
  const before = JSON.parse(current ?? '{}') as Record<string, object>;
  const area = { ...before[plan.areaKey], [plan.key]: texts };
  return `${JSON.stringify({ ...before, [plan.areaKey]: area }, null, 2)}\n`;
}

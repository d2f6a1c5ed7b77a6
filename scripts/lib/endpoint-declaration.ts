/** The declaration of a new call: its schemas, its example, and its place in `src-shared/api`. */
import type { Draft } from './endpoint-draft.ts';
import { schemaOf } from './endpoint-field.ts';
import { camel, type EndpointPlan } from './endpoint-plan.ts';
import { addImport, beforeEnd, withName } from './source-edits.ts';

/** `src-shared/api/<area>/<file>.ts` with the call; `current` is undefined where there is no such file yet. */
export function withDeclaration(
  { plan, fields, answer, example }: Draft,
  current: string | undefined,
): string {
  const { name, method, id, path, origin, source, says, does, pages, encoding, envelope } = plan;
  const write = does !== 'list' && does !== 'read';
  const request = fields.map((field) => ({ field: field.name, ...schemaOf(field, 'request') }));
  const response = answer.map((field) => ({ field: field.name, ...schemaOf(field, 'answer') }));
  const shape = (of: typeof request) => of.map((each) => `${each.field}: ${each.source},`).join('\n    ');
  const record = `z.object({\n    ${shape(response)}\n  })`;
  const lines = [
    `${origin}: ${quoted(source)},`,
    encoding && encoding !== (method === 'get' ? 'query' : 'json') && `encoding: '${encoding}',`,
    write === (method === 'get') && `effect: '${write ? 'write' : 'read'}',`,
    envelope && envelope !== 'code' && `envelope: '${envelope}',`,
    (request.length > 0 || pages) && `request: { ${pages ? '...pageRequest,' : ''}\n    ${shape(request)} },`,
    does === 'read' && `response: ${record},`,
    does === 'list' && `response: ${pages ? 'pageOf' : 'z.array'}(${record}),`,
    (pages || Object.keys(example).length > 0) &&
      `example: { ${pages ? 'pageNo: 1, pageSize: 10,' : ''} ${literal(example).slice(1)},`,
  ].filter((line) => typeof line === 'string');
  const call = `/** ${says} */
export const ${name} = ${method}('${id}', '${path}', {
  ${lines.join('\n  ')}
});
`;
  let text = current ?? `/** ${heading(plan)} */\n`;
  if (new RegExp(`\\b(const|function|type|interface) ${name}\\b`).test(text))
    throw new Error(`${plan.file}.ts has a ${name} already.`);
  if (current === undefined) text += `import { ${method} } from '../endpoint.ts';\n`;
  else text = withName(text, method, '../endpoint.ts');
  if (/\bz\./.test(call) && !text.includes("import * as z from 'zod';"))
    text = addImport(text, "import * as z from 'zod';\n");
  for (const codec of new Set([...request, ...response].flatMap(({ codecs }) => codecs)))
    text = withName(text, codec, '../codecs.ts');
  for (const page of pages ? ['pageOf', 'pageRequest'] : []) text = withName(text, page, '../page.ts');
  return `${text.trimEnd()}\n\n${call}`;
}

/** `src-shared/api/index.ts` with the file, where it is new. */
export function withModule(plan: EndpointPlan, index: string): string {
  const { area, file } = plan;
  if (index.includes(`from './${area}/${file}.ts'`)) return index;
  const key = declaredAs(plan, index);
  if (new RegExp(`\\bas ${key}\\b`).test(index))
    throw new Error(`api/index.ts has a ${key} already: --file names another.`);
  const named = addImport(index, `import * as ${key} from './${area}/${file}.ts';\n`);
  return beforeEnd(named, /export const areas = \{/, '}', `  ${key},\n`);
}

/** What the list of all declarations calls the file, or will call it. */
export function declaredAs({ area, areaKey, file }: EndpointPlan, index: string): string {
  const [, known] = new RegExp(`import \\* as (\\w+) from '\\./${area}/${file}\\.ts';`).exec(index) ?? [];
  const part = camel(file);
  return known ?? (file === area ? areaKey : `${areaKey}${part.charAt(0).toUpperCase()}${part.slice(1)}`);
}

/** What a new file begins with. */
export function heading({ area, file, source }: EndpointPlan): string {
  const words = (file === area ? area : `${area}: ${file}`).replaceAll('-', ' ');
  return `${words.charAt(0).toUpperCase()}${words.slice(1)} (${source}).`;
}

export const quoted = (text: string): string => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;

/** A clean value as source text. */
export function literal(value: unknown): string {
  if (typeof value === 'string') return quoted(value.replaceAll('\n', ' '));
  if (Array.isArray(value)) return `[${value.map(literal).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return String(value);
  return `{ ${Object.entries(value)
    .map(([name, each]) => `${name}: ${literal(each)}`)
    .join(', ')} }`;
}

/** The test of a new call in the sandbox: what a fresh one has, or what a write leaves behind. */
import { logKinds } from '../../src-main/sandbox/kernel/operation-log/wording.ts';
import { literal } from './endpoint-declaration.ts';
import type { Draft } from './endpoint-draft.ts';

/** Under `tests/sandbox`. */
export function testPath({ plan: { area, name } }: Draft): string {
  return `${area}/${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}.test.ts`;
}

export function testFile(draft: Draft): string {
  const { plan } = draft;
  const write = plan.log !== null;
  return `/** ${plan.says} */
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ${plan.name} } from '#shared/api/${plan.area}/${plan.file}.ts';
${write ? "import { pageQueryOperationLog } from '#shared/api/operation-log/operation-log.ts';\n" : ''}import type { Sandbox } from '../../../src-main/sandbox/index.ts';
import { type Client, freshSandbox, signedIn } from '../client.ts';

let sandbox: Sandbox;
let client: Client;
beforeEach(async () => {
  sandbox = await freshSandbox();
  client = await signedIn(sandbox, '${draft.account}');
});
afterEach(() => sandbox.close());

${write ? writes(draft) : reads(draft)}`;
}

function reads({ plan, found, table }: Draft): string {
  const { name, does, pages } = plan;
  const [first] = found;
  if (does === 'read') {
    const id = plan.fields[0]?.name ?? table.id;
    return `test('answers what a fresh sandbox has', async () => {
  expect(await client.call(${name}, ${name}.example())).toEqual(${literal(first)});
});

test('refuses what is not there', async () => {
  await expect(client.call(${name}, { ${id}: '0' })).rejects.toMatchObject({ kind: 'refused' });
});
`;
  }
  const [rows, amount] = pages ? ['page.result', 'page.totalCount'] : ['rows', 'rows.length'];
  const firstOnly = first === undefined ? '' : `\n  expect(${rows}[0]).toEqual(${literal(first)});`;
  return `test('answers what a fresh sandbox has', async () => {
  const ${pages ? 'page' : 'rows'} = await client.call(${name}, ${name}.example());
  expect(${amount}).toBe(${found.length});${firstOnly}
});
`;
}

function writes(draft: Draft): string {
  const { plan, table, fields, example } = draft;
  const { name, does } = plan;
  const id = fields.find(({ column }) => column === table.id);
  const value = example[id?.name ?? ''];
  const key = String(Array.isArray(value) ? value[0] : value);
  const of = logKinds[plan.log as keyof typeof logKinds].function;
  const filter =
    of === 'appmgmt'
      ? { module: 'appmgmt', targetId: key, pageNo: 1, pageSize: 10 }
      : { module: 'basicserver', functionName: of, targetId: key, pageNo: 1, pageSize: 10 };
  const log = `/** Entries of the operation log about it. */
const told = async () =>
  (await client.rows(pageQueryOperationLog, { streamFilter: ${literal(filter)} })).total;

`;
  const call = (input: string) => `client.call(${name}, ${input})`;
  const refused = (input: string) =>
    `  await expect(${call(input)}).rejects.toMatchObject({ kind: 'refused' });\n`;
  const own = `${name}.example()`;
  if (does === 'add')
    return `${log}test('adds one, once', async () => {
  await ${call(own)};
${refused(own)}  expect(await told()).toBe(1);
});
`;
  if (does === 'update')
    return `${log}test('changes one, and refuses what is not there', async () => {
  await ${call(own)};
${refused(`{ ...${own}, ${id?.name}: '0' }`)}  expect(await told()).toBe(1);
});
`;
  return `${log}test('removes; what is gone already stays gone', async () => {
  await ${call(own)};
  await ${call(own)};
  expect(await told()).toBe(1);
});
`;
}

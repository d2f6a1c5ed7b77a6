/**
 * `npm run openapi`: builds the OpenAPI document of the platform's calls and the JSON schemas of our formats into
 * `out/interface`, which goes into the packages and not into the repository, and writes the committed parts: the
 * list of calls and the list of schemas with their digests. A test compares both lists with the sources.
 */
import { createHash } from 'node:crypto';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Endpoint } from '#shared/api/endpoint.ts';
import { rightName } from '#shared/rules/common/session/rights.ts';
import { allRoutes } from '../../src-main/sandbox/areas.ts';
import { endpoints } from '../../src-shared/api/index.ts';
import { readComments, type SourceComments } from './comments.ts';
import { openApiDocument } from './document.ts';
import { between } from './marks.ts';
import { operationSummary } from './operation.ts';
import { terminalSchemas } from './terminal-schemas.ts';

export const openapiRootFolder = join(import.meta.dirname, '../..');
/** Ignored by git; electron-builder.config.ts names it. */
const builtFolder = 'out/interface';
export const callsPage = 'docs/platform/README.md';
export const schemasPage = 'docs/formats/README.md';

// Rights come from the sandbox, for the contract itself has none.
async function accessOf(): Promise<ReadonlyMap<string, string>> {
  const routes = await allRoutes();
  return new Map(routes.map((route) => [route.endpoint.id, rightName(route.access)] as const));
}

export async function builtDocument(): Promise<object> {
  return openApiDocument(endpoints, await accessOf(), readComments(openapiRootFolder));
}

/** File name and content of each schema (JSON Schema 2020-12). */
export function publishedSchemas(): Map<string, string> {
  return new Map(
    terminalSchemas()
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, schema]) => [`${name}.schema.json`, `${JSON.stringify(schema, null, 2)}\n`]),
  );
}

/** The required content of each committed page, by path. */
export const committedPages = {
  [callsPage]: async () =>
    withCallList(await readPage(callsPage), endpoints, await accessOf(), readComments(openapiRootFolder)),
  [schemasPage]: async () => withSchemaList(await readPage(schemasPage)),
};

const readPage = (page: string) => readFile(join(openapiRootFolder, page), 'utf8');

/** Inserts the list of schemas; its digests show in a diff that a published format has changed. */
function withSchemaList(page: string): string {
  return between('schemas', page, [
    '| schema | what it is of | digest |',
    '| --- | --- | --- |',
    ...[...publishedSchemas()].map(([name, text]) => {
      const { title } = JSON.parse(text) as { readonly title: string };
      const digest = createHash('sha256').update(text).digest('hex').slice(0, 16);
      return `| \`${name}\` | ${title} | \`${digest}\` |`;
    }),
  ]);
}

export async function buildInterface(): Promise<void> {
  const folder = join(openapiRootFolder, builtFolder);
  await rm(folder, { recursive: true, force: true });
  await mkdir(join(folder, 'schemas'), { recursive: true });
  await writeFile(join(folder, 'openapi.json'), `${JSON.stringify(await builtDocument(), null, 2)}\n`);
  for (const [name, text] of publishedSchemas()) await writeFile(join(folder, 'schemas', name), text);
}

if (process.argv[1] === import.meta.filename) {
  await buildInterface();
  for (const [page, written] of Object.entries(committedPages)) {
    await writeFile(join(openapiRootFolder, page), await written());
  }
  console.log(`openapi: built into ${builtFolder}`);
}

/** Inserts the list of the present endpoints into the page. Throws where a mark is missing. */
function withCallList(
  page: string,
  endpoints: readonly Endpoint[],
  access: ReadonlyMap<string, string>,
  comments: SourceComments,
): string {
  return between('calls', page, [
    '| call | what it does | method and path | fields | envelope | who | source |',
    '| --- | --- | --- | --- | --- | --- | --- |',
    ...[...endpoints]
      .sort((a, b) => (a.id < b.id ? -1 : 1))
      .map((endpoint) => {
        const { id, method, path, origin, encoding, envelope, source } = endpoint;
        const chosen = origin === 'chosen' ? ' (chosen)' : '';
        const cells = [
          `\`${id}\``,
          operationSummary(endpoint, comments).replaceAll('|', '\\|'),
          `\`${method} ${path}\`${chosen}`,
          encoding,
          `\`${envelope}\``,
          `\`${access.get(id)}\``,
          source,
        ];
        return `| ${cells.join(' | ')} |`;
      }),
  ]);
}

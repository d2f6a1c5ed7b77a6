/**
 * `npm run openapi`: writes docs/platform from the endpoint contract, the OpenAPI document and the page's list of calls.
 * A test holds the files to it.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { allRoutes } from '../../src-main/sandbox/areas.ts';
import { endpoints } from '../../src-shared/api/index.ts';
import { rightName } from '#shared/rules/common/session/rights.ts';
import { withCallList } from './call-list.ts';
import { readComments } from './comments.ts';
import { openApiDocument } from './document.ts';

export const rootFolder = join(import.meta.dirname, '../..');
export const documentPath = 'docs/platform/openapi.json';
export const pagePath = 'docs/platform/README.md';

/** Path in the project and content of each file. */
export async function openApiFiles(): Promise<Map<string, string>> {
  const comments = readComments(rootFolder);
  // Who may call is the sandbox's to say: the contract itself knows no rights.
  const routes = await allRoutes();
  const access = new Map(routes.map((route) => [route.endpoint.id, rightName(route.access)] as const));
  const page = await readFile(join(rootFolder, pagePath), 'utf8');
  return new Map([
    [documentPath, `${JSON.stringify(openApiDocument(endpoints, access, comments), null, 2)}\n`],
    [pagePath, withCallList(page, endpoints, access, comments)],
  ]);
}

if (process.argv[1] === import.meta.filename) {
  for (const [path, text] of await openApiFiles()) await writeFile(join(rootFolder, path), text);
}

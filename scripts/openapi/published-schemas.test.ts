/** The published schemas match the contracts, and each is self-contained. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import Ajv from 'ajv/dist/2020.js';
import { expect, test } from 'vitest';
import { committedPages, openapiRootFolder, publishedSchemas, schemasPage } from './openapi-files.ts';

const schemas = [...publishedSchemas()].map(([name, text]) => [name, JSON.parse(text)] as const);

test('their digests are in the list (else: npm run openapi)', async () => {
  expect(readFileSync(join(openapiRootFolder, schemasPage), 'utf8')).toBe(
    await committedPages[schemasPage](),
  );
});

test.each(schemas)('%s is a schema that refers to nothing outside itself', (_, schema) => {
  const ajv = new Ajv({ strict: false });
  expect(ajv.validateSchema(schema), ajv.errorsText()).toBe(true);
  const targets = [...JSON.stringify(schema).matchAll(/"\$ref":"([^"]*)"/g)].map(([, target]) => target);
  const known = ['#', ...Object.keys(schema.$defs ?? {}).map((name) => `#/$defs/${name}`)];
  expect(targets.filter((target) => !known.includes(target ?? ''))).toEqual([]);
});

test('each has a name of its own', () => {
  const ids = schemas.map(([, { $id }]) => $id);
  expect(ids.every((id) => /^urn:steward:[a-z-]+:\d+$/.test(id))).toBe(true);
  expect(new Set(ids).size).toBe(ids.length);
});

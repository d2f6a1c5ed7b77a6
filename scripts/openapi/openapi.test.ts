/** The description of the platform's calls is complete and valid, and the page about them matches the contract. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Validator } from '@seriousme/openapi-schema-validator';
import { describe, expect, test } from 'vitest';
import { endpoints } from '../../src-shared/api/index.ts';
import { readComments } from './comments.ts';
import { refuseTwice } from './document.ts';
import { builtDocument, callsPage, committedPages, openapiRootFolder } from './openapi-files.ts';

interface Operation {
  readonly operationId: string;
  readonly summary: string;
}
interface Document {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
}

const written = (path: string) => readFileSync(join(openapiRootFolder, path), 'utf8');
// Serialised, for JSON has no undefined members.
const document = JSON.parse(JSON.stringify(await builtDocument())) as Document;

test('the list of calls is what the contract says (else: npm run openapi)', async () => {
  expect(written(callsPage)).toBe(await committedPages[callsPage]());
});

test('every endpoint is there once, under its method and path', () => {
  const there = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(
      ([method, { operationId }]) => `${operationId} ${method.toUpperCase()} ${path}`,
    ),
  );
  expect(there.sort()).toEqual(endpoints.map(({ id, method, path }) => `${id} ${method} ${path}`).sort());
});

test('it is valid as OpenAPI 3.1', async () => {
  const validator = new Validator();
  const { valid, errors } = await validator.validate(structuredClone({ ...document }));
  expect(errors).toBeUndefined();
  expect(valid).toBe(true);
  expect(validator.version).toBe('3.1');
});

test('the validator refuses what is not', async () => {
  const broken = { ...document, paths: { 'no-slash': {} } };
  expect((await new Validator().validate(structuredClone(broken))).valid).toBe(false);
});

test('every reference leads somewhere', () => {
  const targets = [...JSON.stringify(document).matchAll(/"\$ref":"([^"]*)"/g)].map(([, target]) => target);
  const places = Object.entries(document.components).flatMap(([kind, parts]) =>
    Object.keys(parts).map((name) => `#/components/${kind}/${name}`),
  );
  expect(targets.length).toBeGreaterThan(100);
  expect(targets.filter((target) => !places.includes(target ?? ''))).toEqual([]);
  const unused = places.filter((place) => !targets.includes(place) && !place.includes('securitySchemes'));
  expect(unused).toEqual([]);
});

test('a sentence stands above every endpoint', () => {
  const comments = readComments(openapiRootFolder);
  const silent = endpoints.filter(({ id }) => !comments.ofCall(id)?.comment).map(({ id }) => id);
  expect(silent).toEqual([]);
});

describe('what stands twice is refused by its name', () => {
  const one = { id: 'tenant.info', method: 'GET', path: '/api/info/{id}' } as const;

  test('an id', () => {
    expect(() => refuseTwice([one, { ...one, path: '/api/other' }])).toThrow(
      'two endpoints have the id tenant.info',
    );
  });
  test.each(['/api/info/{id}', '/api/info/{key}'] as const)('a method and path: %s', (path) => {
    expect(() => refuseTwice([one, { ...one, id: 'tenant.again', path }])).toThrow(
      `tenant.info and tenant.again are both GET ${path}`,
    );
  });
  test('another method on the same path is another call', () => {
    expect(() => refuseTwice([one, { ...one, id: 'tenant.save', method: 'POST' }])).not.toThrow();
  });
});

describe('the page explains every source that the program names', () => {
  const page = written(callsPage);
  const sources = ['src-shared', 'src-main', 'src-renderer', 'src-preload']
    .flatMap((folder) =>
      readdirSync(join(openapiRootFolder, folder), { recursive: true, encoding: 'utf8' }).map((path) =>
        join(folder, path),
      ),
    )
    .filter((path) => /\.tsx?$/.test(path))
    .map((path) => written(path))
    .join('\n');

  test('decisions', () => {
    const numbers = new Set([...sources.matchAll(/\bS-(\d+)/g)].map(([, number]) => number));
    expect(numbers.size).toBeGreaterThan(8);
    // A page of docs/decisions has three digits.
    expect(sources.match(/\bdecisions? \d{1,2}(?!\d)/gi) ?? []).toEqual([]);
    expect([...numbers].filter((number) => !page.includes(`\n| S-${number} | `))).toEqual([]);
  });

  test('sections', () => {
    const rows = new Map(
      [...page.matchAll(/^\| §(\d) \| (.*) \| (.*) \| (.*) \|$/gm)].map(([, section, ...columns]) => [
        section,
        columns,
      ]),
    );
    const named = [...sources.matchAll(/([123])§(\d+)(\.\d+)?/g)];
    expect(named.length).toBeGreaterThan(300);
    const unexplained = named.filter(([, document, section, part]) => {
      const said = rows.get(section)?.[Number(document) - 1];
      return said === undefined || (part !== undefined && !said.includes(`§${section}${part} `));
    });
    expect([...new Set(unexplained.map(([whole]) => whole))]).toEqual([]);
  });
});

/** The published schemas are those of the contracts, and what the terminal prints keeps to them. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { terminalSchemas } from './terminal-schemas.ts';

const folder = join(import.meta.dirname, '../docs/formats');

test.each([...terminalSchemas()])(
  '%s is what the contract says (else: node scripts/terminal-schemas.ts)',
  (name, text) => {
    expect(JSON.parse(readFileSync(join(folder, name), 'utf8'))).toEqual(JSON.parse(text));
  },
);

test('no schema of a contract that is gone', () => {
  const stored = readdirSync(folder).filter((name) =>
    /^(licence|profiles|effective|journal|jobs|theme|mapping|names|server|saved|policy|changes?|config(uration)?)-.*\.schema\.json$/.test(
      name,
    ),
  );
  expect(stored.sort()).toEqual([...terminalSchemas().keys()].sort());
});

test.each([...terminalSchemas()])('%s refers to nothing outside itself', (_, text) => {
  const schema = JSON.parse(text) as { $defs?: Record<string, object> };
  const targets = [...text.matchAll(/"\$ref": "([^"]*)"/g)].map(([, target]) => target);
  const known = ['#', ...Object.keys(schema.$defs ?? {}).map((name) => `#/$defs/${name}`)];
  expect(targets.filter((target) => !known.includes(target ?? ''))).toEqual([]);
});

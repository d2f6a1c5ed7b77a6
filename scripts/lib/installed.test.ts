import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { isInstalled } from './installed.mjs';

let root = '';
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'steward-installed-'));
  mkdirSync(join(root, 'node_modules/a'), { recursive: true });
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const a = { 'node_modules/a': { version: '1.0.0' } };
const other = { 'node_modules/win': { version: '1.0.0', optional: true } };

it.each([
  ['the same', { '': {}, ...a }, a, true],
  ["another platform's package is absent", { ...a, ...other }, a, true],
  ['a version changed', { 'node_modules/a': { version: '2.0.0' } }, a, false],
  ['a package was added', { ...a, 'node_modules/b': { version: '1.0.0' } }, a, false],
  ['a package was removed', {}, a, false],
  ['an installed folder is gone', { ...a, ...other }, { ...a, ...other }, false],
])('%s', (_what, wanted, installed, expected) => {
  expect(isInstalled(wanted, installed, root)).toBe(expected);
});

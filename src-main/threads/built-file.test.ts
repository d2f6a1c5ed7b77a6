import { expect, it } from 'vitest';
import { builtFile } from './built-file.ts';

it.each([
  ['file:///s/src-main/gateway/a.ts', 'file:///s/src-main/gateway/worker.ts'],
  ['file:///s/out/main/chunks/a-1b.js', 'file:///s/out/main/built.js'],
  ['file:///s/out/main/web.js', 'file:///s/out/main/built.js'],
  ['file:///chunks/out/main/desktop.js', 'file:///chunks/out/main/built.js'],
])('%s names %s', (here, there) => {
  expect(builtFile(here, './worker.ts', 'built.js').href).toBe(there);
});

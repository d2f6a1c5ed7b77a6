import { expect, it } from 'vitest';
import { workerAddress } from './worker-address.ts';

it.each([
  [
    'file:///s/src-main/services/licence/reader/reader.ts',
    'file:///s/src-main/services/licence/reader/worker.ts',
  ],
  ['file:///s/out/main/chunks/licence-service-a1.js', 'file:///s/out/main/licence-reader.js'],
  ['file:///s/out/main/web.js', 'file:///s/out/main/licence-reader.js'],
  ['file:///chunks/out/main/desktop.js', 'file:///chunks/out/main/licence-reader.js'],
])('%s starts %s', (here, there) => {
  expect(workerAddress(here).href).toBe(there);
});

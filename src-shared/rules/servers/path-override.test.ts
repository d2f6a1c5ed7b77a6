import { expect, it } from 'vitest';
import { pathOverrideFault } from './path-override.ts';

const plain = { origin: 'chosen', path: '/papi/a/b' } as const;
const filled = { origin: 'chosen', path: '/api/a/{id}/b/{kind}' } as const;

it.each([
  [plain, '/papi/other', null],
  [plain, '/api/v2/x.y_z~1-2', null],
  [filled, '/papi/{kind}/{id}', null],
  [filled, '/papi/x/{id}', 'pathFields'],
  [filled, '/papi/{id}/{kind}/{id}', 'pathFields'],
  [plain, '/papi/{id}', 'pathFields'],
  [plain, '', 'pathShape'],
  [plain, '/other/x', 'pathShape'],
  [plain, '/papi', 'pathShape'],
  [plain, '/papi/', 'pathShape'],
  [plain, '/papi//x', 'pathShape'],
  [plain, '/papi/../x', 'pathShape'],
  [plain, '/papi/.', 'pathShape'],
  [plain, '/papi/%2e%2e/x', 'pathShape'],
  [plain, '/papi/x?y=1', 'pathShape'],
  [plain, '/papi/x#y', 'pathShape'],
  [plain, '/papi/x y', 'pathShape'],
  [plain, 'https://evil.example/papi/x', 'pathShape'],
  [plain, '//evil.example/papi/x', 'pathShape'],
  [plain, `/papi${'/a'.repeat(20_000)}!`, 'pathShape'],
  [{ origin: 'given', path: '/papi/a' }, '/papi/b', 'endpointGiven'],
] as const)('%o at %s: %s', (endpoint, path, fault) => {
  expect(pathOverrideFault(endpoint, path)).toBe(fault);
});

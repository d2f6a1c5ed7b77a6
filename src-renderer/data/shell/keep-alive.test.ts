import { expect, it } from 'vitest';
import { keepAlive } from './keep-alive.ts';

it('gives room up to 60,000 bytes, all together, and takes it back', () => {
  expect(keepAlive('x'.repeat(60_001))).toBeNull();
  const first = keepAlive('汉'.repeat(19_000));
  expect(first).not.toBeNull();
  expect(keepAlive('x'.repeat(3001))).toBeNull();
  const second = keepAlive('x'.repeat(3000));
  expect(second).not.toBeNull();
  expect(keepAlive('x')).toBeNull();
  first?.();
  second?.();
  keepAlive('x'.repeat(60_000))?.();
});

import { expect, it } from 'vitest';
import { overridesRequest } from './override-header.ts';

it.each<[string, boolean]>([
  ['X-HTTP-Method', true],
  ['X-HTTP-Method-Override', true],
  ['x_http_method_override', true],
  ['X-Method-Override', true],
  ['X-MethodOverride', true],
  ['X-Method', true],
  ['HTTP-Method-Override', true],
  ['_method', true],
  ['method', true],
  ['X-Original-URL', true],
  ['X-Original-URI', true],
  ['X-Rewrite-URL', true],
  ['X-Override-Path', true],
  ['X-Methodology', false],
  ['X-Original-Language', false],
  ['paymentMethods', false],
  ['Accept', false],
  [`x-${'method-'.repeat(10_000)}`, false],
])('%s: %s', (name, expected) => expect(overridesRequest(name)).toBe(expected));

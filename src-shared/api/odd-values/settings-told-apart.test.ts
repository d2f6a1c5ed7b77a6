/**
 * Settings without ids whose fields are called alike: their calls declare what tells them apart, since an odd value of
 * one would otherwise be sent with another.
 */
import { expect, test } from 'vitest';
import type { Endpoint } from '../endpoint.ts';
import { endpoints } from '../index.ts';
import { type AnySchema, isContainer, shapeOf } from './schema-at.ts';
import { isIdName } from './stand-in.ts';

const isOptional = (schema: AnySchema): boolean => schema._zod.optin === 'optional';

/** The single values of a read's answer, or of a write's request; none where something always names the record. */
function freeFields({ effect, request, response, record }: Endpoint): string[] {
  const asked = shapeOf(request) ?? {};
  const shown = effect === 'read' ? (shapeOf(response) ?? {}) : asked;
  const isNamed = [asked, shown].some((shape) =>
    Object.entries(shape).some(
      ([name, schema]) =>
        (isIdName(name) || name === 'configKey' || name === record?.key) && !isOptional(schema),
    ),
  );
  // A page has rows, and its own numbers are sent by nobody.
  if (isNamed || 'totalCount' in shown) return [];
  return Object.entries(shown).flatMap(([name, schema]) => (isContainer(schema) ? [] : [name]));
}

test('no two settings of an area have a field of the same name that one of them saves', () => {
  const byField = new Map<string, { readonly reads: string[]; readonly writes: string[] }>();
  for (const endpoint of endpoints) {
    const [area = ''] = endpoint.id.split('.', 1);
    for (const field of freeFields(endpoint)) {
      const key = `${area}/${endpoint.record?.setting ?? ''}/${field}`;
      const calls = byField.get(key) ?? { reads: [], writes: [] };
      calls[endpoint.effect === 'read' ? 'reads' : 'writes'].push(endpoint.id);
      byField.set(key, calls);
    }
  }
  expect(byField.get('securitySettings/realIp/enabled')?.writes).toEqual(['securitySettings.saveRealIp']);
  const alike = [...byField].filter(([, { reads, writes }]) => reads.length > 1 && writes.length > 0);
  expect(alike, 'calls that need `record` in their declarations').toEqual([]);
});

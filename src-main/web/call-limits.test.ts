/** Exactly those calls of the bridge may be large whose arguments can be large by the contract. */
import { expect, it } from 'vitest';
import * as z from 'zod';
import { bridgeContract } from '#shared/bridge/index.ts';
import { argumentsLimit } from './call-limits.ts';

const million = 1_000_000;

/** Characters of the longest text that the arguments may contain. */
function longest(schema: unknown): number {
  if (typeof schema !== 'object' || schema === null) return 0;
  const own = Number(Reflect.get(schema, 'maxLength') ?? 0);
  return Math.max(own, ...Object.values(schema).map(longest));
}

it('a text that does not fit into the usual limit is that of a call with a limit of its own', () => {
  for (const [domain, { calls }] of Object.entries(bridgeContract)) {
    for (const [name, { args }] of Object.entries(calls)) {
      const schema = z.toJSONSchema(args as z.ZodType, { unrepresentable: 'any', io: 'input' });
      const isLarge = longest(schema) > million;
      const called = `${domain}.${name}`;
      if (isLarge) expect(argumentsLimit(called) / million, called).toBeGreaterThan(64);
    }
  }
});

it('a call without a file takes no more memory than it needs', () => {
  for (const name of ['settings.update', 'journal.list', 'servers.add', 'nobody.knows', '__proto__'])
    expect(argumentsLimit(name)).toBe(16 * 1024 * 1024);
});

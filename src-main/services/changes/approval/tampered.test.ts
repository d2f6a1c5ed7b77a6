/** Signed files with a change in any field, or in any bit of a signature or key, are refused by code. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readChangeBytes } from '../../../formats/changes/read.ts';
import {
  answer,
  ask,
  change,
  collect,
  endAll,
  type Installation,
  installation,
} from './testing/installations.ts';

afterEach(endAll);

let first: Installation;
let second: Installation;
beforeEach(async () => {
  [first, second] = [await installation(), await installation({ approve: 'never' })];
  await collect(first, change('R1', 'b'), change('R2', 'b'));
});

describe('a signed file that was changed', () => {
  type Json = Record<string, unknown>;
  /** Yields the text with each single value changed. */
  function* tampered(value: unknown, path: string): Generator<[string, unknown]> {
    if (Array.isArray(value)) {
      for (const [at, part] of value.entries())
        for (const [where, other] of tampered(part, `${path}.${at}`)) yield [where, value.with(at, other)];
    } else if (typeof value === 'object' && value !== null) {
      for (const [name, part] of Object.entries(value))
        for (const [where, other] of tampered(part, `${path}.${name}`))
          yield [where, { ...value, [name]: other }];
    } else yield [path, typeof value === 'string' ? otherText(value) : !value];
  }
  const otherText = (text: string) =>
    text === 'approved' ? 'refused' : text.replace(/.$/, (last) => (last === '1' ? '2' : '1'));
  const named = ['requestSignature', 'decisionSignature', 'field', 'otherFormat', 'newer', 'unknownKind'];

  it('in any field is refused by name', async () => {
    const asked = await ask(first);
    // The request alone, and the answer, whose signature covers the request too.
    for (const text of [asked, await answer(second, asked)]) {
      expect((await readChangeBytes(Buffer.from(text))).problem).toBeNull();
      let count = 0;
      for (const [where, other] of tampered(JSON.parse(text), '')) {
        if (where.endsWith('.version')) continue;
        const { problem } = await readChangeBytes(Buffer.from(JSON.stringify(other)));
        expect(named, where).toContain(problem);
        count += 1;
      }
      expect(count).toBeGreaterThan(15);
    }
  });

  it('in any bit of a signature or a key is refused by name', async () => {
    const whole = JSON.parse(await answer(second, await ask(first))) as Record<'request' | 'decision', Json>;
    for (const block of ['request', 'decision'] as const)
      for (const part of ['signature', 'key'])
        for (let bit = 0; bit < 256; bit += part === 'key' ? 1 : 2) {
          const bytes = Buffer.from(String(whole[block][part]), 'base64');
          bytes.writeUInt8(bytes.readUInt8(bit >> 3) ^ (1 << (bit & 7)), bit >> 3);
          const other = { ...whole, [block]: { ...whole[block], [part]: bytes.toString('base64') } };
          const { problem } = await readChangeBytes(Buffer.from(JSON.stringify(other)));
          expect(problem, `${block} ${part} ${bit}`).toMatch(/^(request|decision)Signature$/);
        }
  });

  it('with a part less, a part more, or the parts of another file is refused by name', async () => {
    const whole = JSON.parse(await answer(second, await ask(first))) as Record<'request' | 'decision', Json>;
    const other = JSON.parse(await answer(second, await ask(first))) as Record<'request' | 'decision', Json>;
    const { request, ...answered } = whole;
    const read = async (file: object) => (await readChangeBytes(Buffer.from(JSON.stringify(file)))).problem;
    expect(await read(answered)).toBe('field');
    expect(await read({ ...whole, request: { ...request, path: '/x' } })).toBe('field');
    expect(await read({ ...whole, decision: other.decision })).toBe('decisionSignature');
    expect(await read({ ...whole, request: other.request })).toBe('decisionSignature');
    // Unused bits at the end of base64 must be zero.
    const loose = String(request.signature).replace(
      /[AQgw]==$/,
      (end) => `${String.fromCharCode(end.charCodeAt(0) + 1)}==`,
    );
    expect(await read({ ...whole, request: { ...request, signature: loose } })).toBe('field');
  });
});

import { expect, it } from 'vitest';
import { PreparedJson, preparedObject } from './prepared-json.ts';

const json = (value: unknown): Uint8Array => new TextEncoder().encode(JSON.stringify(value));

it('is one JSON text, however many pieces it has', () => {
  const whole = preparedObject<{ a: number[]; 'b"c': string; d: null }>({
    a: [json([1, 2])],
    'b"c': [json('许\n')],
    d: [json(null)],
  });
  expect(whole.value()).toEqual({ a: [1, 2], 'b"c': '许\n', d: null });
  expect(new TextDecoder().decode(whole.bytes())).toBe('{"a":[1,2],"b\\"c":"许\\n","d":null}');
  expect(preparedObject({}).value()).toEqual({});
});

it('of one piece is that piece, not a copy', () => {
  const piece = json({ a: 1 });
  expect(new PreparedJson([piece]).bytes()).toBe(piece);
});

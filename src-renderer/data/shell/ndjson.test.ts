import { expect, it } from 'vitest';
import { readLines } from './ndjson.ts';

it('reads values across chunk borders, skips blank lines and keeps a last line without its end', async () => {
  const chunks = ['{"a":1}\n\n{"b"', ':"中', '"}\n', '{"c":3}'].map((text) => new TextEncoder().encode(text));
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const chunk of chunks) controller.enqueue(chunk);
      controller.close();
    },
  });
  const values: unknown[] = [];
  for await (const value of readLines(new Response(body))) values.push(value);
  expect(values).toEqual([{ a: 1 }, { b: '中' }, { c: 3 }]);
});

import { expect, it } from 'vitest';
import { limitedText } from './limited-text.ts';

async function* parts(...texts: (string | Uint8Array)[]): AsyncGenerator<Uint8Array> {
  for (const text of texts) yield typeof text === 'string' ? new TextEncoder().encode(text) : text;
}

it('joins what comes in pieces, also within a letter', async () => {
  const bytes = new TextEncoder().encode('组织');
  expect(await limitedText(parts(bytes.subarray(0, 2), bytes.subarray(2)), 100)).toBe('组织');
  expect(await limitedText(null, 100)).toBe('');
});

it('ends at the limit and lets go of the rest', async () => {
  let ended = false;
  async function* endless(): AsyncGenerator<Uint8Array> {
    try {
      for (;;) yield new Uint8Array(1000).fill(0x78);
    } finally {
      ended = true;
    }
  }
  expect(await limitedText(endless(), 2500)).toHaveLength(2500);
  expect(ended).toBe(true);
});

it('rejects where the body breaks off', async () => {
  async function* broken(): AsyncGenerator<Uint8Array> {
    yield new Uint8Array(3);
    throw new Error('CONNECTION_RESET');
  }
  await expect(limitedText(broken(), 100)).rejects.toThrow('CONNECTION_RESET');
});

import { createCipheriv } from 'node:crypto';
import { expect, it } from 'vitest';
import { unwrapKey } from './key-unwrap.ts';

it('opens what Node’s own cipher wraps, for many keys', () => {
  for (let number = 0; number < 200; number += 1) {
    const key = Buffer.alloc(32, number);
    const content = Buffer.alloc(32, 255 - number);
    const cipher = createCipheriv('id-aes256-wrap', key, Buffer.alloc(8, 0xa6));
    const wrapped = Buffer.concat([cipher.update(content), cipher.final()]);
    expect(unwrapKey(key, wrapped)).toEqual(content);
  }
});

import { describe, expect, it } from 'vitest';
import { seal, unseal } from './envelope.ts';

describe('a sealed file', () => {
  it('gives back what was put in', () => {
    const data = { b: 1, a: ['x', null, { 2: 'two', 1: 'one' }], text: '许可 \u2028' };
    expect(unseal('settings', seal('settings', 3, data))).toEqual({ ok: true, version: 3, data });
  });

  it('is refused after any single character is lost', () => {
    const text = seal('settings', 1, { language: 'zh-CN', menuCollapsed: true });
    for (let at = 0; at < text.length; at += 1) {
      const opened = unseal('settings', text.slice(0, at) + text.slice(at + 1));
      // White space between values has no meaning, so losing it changes nothing.
      if (/\s/.test(text[at] ?? '')) continue;
      if (opened.ok) expect(opened.version).toBe(1);
      expect(opened.ok && text[at] !== ' ', `without character ${at}: ${text[at]}`).toBe(false);
    }
  });

  it('is refused as another file', () => {
    expect(unseal('servers', seal('settings', 1, {})).ok).toBe(false);
  });

  it.each(['', 'null', '1', '[]', '{}', '{"__proto__":1}', '{"file":"settings","version":1,"data":{}}'])(
    'is refused where it is no envelope: %s',
    (text) => expect(unseal('settings', text).ok).toBe(false),
  );
});

import { expect, it } from 'vitest';
import { countProcessorTime } from '../../testing/processor-time.ts';
import { hasOwnEntities, isPlainAttribute, isPlainElement, isPlainStyle } from './plain-svg.ts';

it.each([
  ['path', true],
  ['linearGradient', true],
  ['style', true],
  ['script', false],
  ['SCRIPT', false],
  ['foreignObject', false],
  ['image', false],
  ['feImage', false],
  ['animate', false],
  ['set', false],
  ['a', false],
])('<%s>: %s', (name, plain) => expect(isPlainElement(name)).toBe(plain));

it.each([
  ['fill', '#2f6fd0', true],
  ['fill', 'url(#shade)', true],
  ['fill', 'url("#shade")', true],
  ['fill', "url( '#shade' )", true],
  ['style', 'fill:red;stroke:url(#a)', true],
  ['xlink:href', '#shape', true],
  ['href', ' #shape', true],
  ['href', 'https://elsewhere.example/x.svg#shape', false],
  ['xlink:href', 'data:image/svg+xml,x', false],
  ['href', 'javascript:alert(1)', false],
  ['onload', 'alert(1)', false],
  ['ONCLICK', '', false],
  ['src', '#x', false],
  ['xml:base', '#x', false],
  ['fill', 'url(https://elsewhere.example/x)', false],
  ['fill', 'URL( //elsewhere.example )', false],
  ['filter', 'url(#a) url(/b)', false],
  ['style', 'fill:u\\72l(https://elsewhere.example)', false],
])('%s="%s": %s', (name, value, plain) => expect(isPlainAttribute(name, value)).toBe(plain));

it.each([
  ['.a{fill:#2f6fd0}', true],
  ['.a{fill:url(#b)}', true],
  ['@import "x.css";', false],
  ['@IMPORT url(#x)', false],
  ['.a{fill:url(x.svg)}', false],
  ['.a{fill:url(/* # */x.svg)}', false],
])('<style>%s: %s', (text, plain) => expect(isPlainStyle(text)).toBe(plain));

it('refuses long hostile text at once', () => {
  const spent = countProcessorTime();
  isPlainStyle(`${'url('.repeat(50_000)}`);
  isPlainStyle(`${'/*'.repeat(50_000)}`);
  hasOwnEntities('<!DOCTYPE'.repeat(50_000));
  expect(spent()).toBeLessThan(1000);
});

it.each([
  ['<svg/>', false],
  ['<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "x.dtd"><svg/>', false],
  ['<!DOCTYPE svg [<!ENTITY a "b">]><svg>&a;</svg>', true],
  ['<!entity a "b">', true],
])('%s has entities of its own: %s', (text, own) => expect(hasOwnEntities(text)).toBe(own));

// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { drawableSvg } from './drawable-svg.ts';

const svg = (inside: string, about = 'viewBox="0 0 20 10"') =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ${about}>${inside}</svg>`;
it('keeps shapes, paint and sheets, and gives it a size', () => {
  const text = drawableSvg(
    svg(
      '<style type="text/css">.a{fill:#2f6fd0}</style><g style="fill:red"/><defs><linearGradient id="g"/></defs><path class="a" d="M0 0h9v9z"/>' +
        '<use xlink:href="#g"/><rect fill="url(#g)" width="5" height="5"/>',
    ),
  );
  expect(text).toContain('<style type="text/css">.a{fill:#2f6fd0}</style>');
  expect(text).toContain('<g style="fill:red"/>');
  expect(text).toContain('xlink:href="#g"');
  expect(text).toContain('fill="url(#g)"');
  expect(text).toMatch(/<svg[^>]* width="256"[^>]* height="128"/);
});

it.each([
  ['a script', '<script>alert(1)</script>'],
  ['another document', '<foreignObject><p>gone</p></foreignObject>'],
  ['a picture from elsewhere', '<image href="https://elsewhere.example/x.png"/>'],
  ['a use of elsewhere', '<use href="https://elsewhere.example/x.svg#a"/>'],
  ['a sheet that fetches', '<style>@import url(https://elsewhere.example/x.css);</style>'],
  [
    'a sheet under its other name',
    '<steward-style>@import url(https://elsewhere.example/x.css);</steward-style>',
  ],
  ['paint under its other name', '<rect steward-style="fill:url(https://elsewhere.example/x)"/>'],
  ['a handler', '<rect onload="alert(1)"/>'],
  ['an address in paint', '<rect fill="url(https://elsewhere.example/x)"/>'],
  ['what changes later', '<rect><set attributeName="href" to="https://elsewhere.example"/></rect>'],
])('takes out %s', (_, inside) => {
  const text = drawableSvg(svg(`${inside}<path d="M0 0h9v9z"/>`));
  expect(text).toContain('M0 0h9v9z');
  expect(text).not.toMatch(/elsewhere|alert|gone|@import/);
});

it.each([
  ['no XML', 'logo'],
  ['another document', '<html xmlns="http://www.w3.org/1999/xhtml"><svg/></html>'],
  ['a broken one', '<svg xmlns="http://www.w3.org/2000/svg"><path></svg>'],
  [
    'entities of its own',
    '<!DOCTYPE svg [<!ENTITY a "b">]><svg xmlns="http://www.w3.org/2000/svg">&a;</svg>',
  ],
  ['one that is too long', svg(' '.repeat(600_000))],
])('is none: %s', (_, text) => expect(drawableSvg(text)).toBeNull());

it.each(['', 'viewBox="0 0 0 0"', 'viewBox="x"', 'width="100000" height="1"', 'viewBox="0 0 1 100000"'])(
  'has a size that can be drawn: %s',
  (about) => {
    const [, width = 0, height = 0] =
      /width="(\d+)" height="(\d+)"/.exec(drawableSvg(svg('', about)) ?? '') ?? [];
    for (const length of [Number(width), Number(height)]) {
      expect(length).toBeGreaterThan(0);
      expect(length).toBeLessThanOrEqual(256);
    }
  },
);

import { expect, it } from 'vitest';
import { svgNotes } from './svg-notes.ts';
import { wrongSvg } from './wrong-svg.ts';

const inkscape = 'http://www.inkscape.org/namespaces/inkscape';
const head = `<svg xmlns="http://www.w3.org/2000/svg" xmlns:i="${inkscape}"`;

function plainOf(text: string): { plain: string; kinds: readonly string[] } {
  expect(wrongSvg(text)).toBeNull();
  const { notes, pieces } = svgNotes(Buffer.from(text));
  const [piece] = pieces;
  const plain = piece instanceof Uint8Array ? Buffer.from(piece).toString() : text;
  return { plain, kinds: notes.map(({ kind }) => kind) };
}

it.each<[string, string, string, readonly string[]]>([
  [
    'comments',
    `<!-- by Ada -->${head}><!-- x --><path d="M0 0"/></svg>`,
    `${head}><path d="M0 0"/></svg>`,
    ['comment'],
  ],
  [
    'a path of the author’s computer',
    `${head} i:export-filename="/home/ada/é.png"\n i:version='1.3'><g i:label="x" id="a"/></svg>`,
    `${head}><g id="a"/></svg>`,
    ['other'],
  ],
  [
    'metadata with a drawing in it',
    `${head}><metadata><!-- x --><g/></metadata><i:view><g i:label="x"/></i:view><g/></svg>`,
    `${head}><g/></svg>`,
    ['text', 'other'],
  ],
  [
    'a comment in a sheet',
    `${head}><style>.a{}<!-- x -->.b{}</style></svg>`,
    `${head}><style>.a{}.b{}</style></svg>`,
    ['comment'],
  ],
  [
    'nothing of a plain one',
    `\ufeff${head}><title>é</title></svg>`,
    `\ufeff${head}><title>é</title></svg>`,
    [],
  ],
])('leaves out %s', (_, text, plain, kinds) => {
  expect(plainOf(text)).toEqual({ plain, kinds });
  expect(plainOf(plain).kinds).toEqual([]);
});

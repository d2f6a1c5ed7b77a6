import { expect, it } from 'vitest';
import { guideChapter } from './guide.ts';

it('reads names, codes and links, and refuses what it cannot show', () => {
  const head = '# Lists\n\n<!-- screens: network -->\n\n## Add one\n';
  expect(
    guideChapter(
      'lists',
      `${head}![A list](pictures/list.png)\n1. Press **New**, then [open](/list) \`it\`.\n`,
    ),
  ).toEqual({
    id: 'lists',
    title: 'Lists',
    screens: ['network'],
    tasks: [
      {
        title: 'Add one',
        picture: { text: 'A list', file: 'pictures/list.png' },
        steps: [
          [
            { kind: 'text', text: 'Press ' },
            { kind: 'name', text: 'New' },
            { kind: 'text', text: ', then ' },
            { kind: 'link', text: 'open', to: '/list' },
            { kind: 'text', text: ' ' },
            { kind: 'code', text: 'it' },
            { kind: 'text', text: '.' },
          ],
        ],
      },
    ],
  });
  expect(() => guideChapter('lists', `${head}- a list\n`)).toThrow('no step: - a list');
  const twice = '![A list](pictures/list.png)\n'.repeat(2);
  expect(() => guideChapter('lists', `${head}${twice}`)).toThrow('no step: ![A list]');
  expect(() => guideChapter('lists', '# Lists\n')).toThrow('names no screens');
});

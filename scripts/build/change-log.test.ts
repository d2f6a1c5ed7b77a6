import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { changeLogOf } from './change-log.ts';

it('reads versions, kinds and entries as plain texts', () => {
  const markdown = [
    '# Changelog',
    'In the form of [Keep a Changelog](https://keepachangelog.com).',
    '## Unreleased',
    '### Added',
    '- **Shells.** Desktop and *web*; links `steward://`',
    '  and [a guide](docs/guide.md).',
    '- `a*b*c` and ranges `!10.0.0.0/8`; <b>no tag</b>.',
    '### Fixed',
    '',
    '## [1.0.0] - 2026-12-01',
    '### Security',
    '- One.',
  ].join('\r\n');
  expect(changeLogOf(markdown)).toEqual([
    {
      version: 'Unreleased',
      date: '',
      groups: [
        {
          kind: 'Added',
          lines: [
            'Shells. Desktop and web; links steward:// and a guide.',
            'a*b*c and ranges !10.0.0.0/8; <b>no tag</b>.',
          ],
        },
        { kind: 'Fixed', lines: [] },
      ],
    },
    { version: '1.0.0', date: '2026-12-01', groups: [{ kind: 'Security', lines: ['One.'] }] },
  ]);
});

it('reads every entry of the project’s own file, of kinds that have a name, without marks', () => {
  const markdown = readFileSync(join(import.meta.dirname, '../../CHANGELOG.md'), 'utf8');
  const groups = changeLogOf(markdown).flatMap((version) => version.groups);
  const entries = groups.flatMap(({ lines }) => lines);
  expect(entries).toHaveLength(markdown.split('\n').filter((line) => line.startsWith('- ')).length);
  expect(entries.filter((entry) => /\*\*|\]\(/.test(entry))).toEqual([]);
  const texts = JSON.parse(
    readFileSync(join(import.meta.dirname, '../../src-shared/text/en-US/frame/frame.json'), 'utf8'),
  );
  expect(groups.filter(({ kind }) => !(kind in texts.frame.whatsNew.kind))).toEqual([]);
});

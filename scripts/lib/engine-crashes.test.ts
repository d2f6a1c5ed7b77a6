import { expect, it } from 'vitest';
import { engineCrashes } from './engine-crashes.mjs';

const ended = (signal: string, file = '/a/b.test.ts') =>
  `Caused by: Error: Worker exited unexpectedly with signal ${signal} during started state while running test file ${file}\n`;
const errors = (count: number) =>
  `      Tests  557 passed (573)\n     Errors  ${count} error${count > 1 ? 's' : ''}\n`;
const words = '# Fatal error in , line 0\n# Check failed: jit_page.has_value().\n';

it('is an end that is reported, with the file that ran and the report', () => {
  expect(engineCrashes(`${words}${ended('SIGTRAP')}${errors(1)}`)).toEqual([
    { file: '/a/b.test.ts', signal: 'SIGTRAP', report: 'archestra-ai/archestra#6608' },
  ]);
  expect(engineCrashes(`${ended('SIGSEGV')}${errors(1)}`)).toEqual([
    { file: '/a/b.test.ts', signal: 'SIGSEGV', report: 'nodejs/node#56312' },
  ]);
});

it('names a file once', () => {
  const twice = engineCrashes(`${ended('SIGSEGV')}${ended('SIGSEGV')}${ended('SIGSEGV', '/c')}${errors(3)}`);
  expect(twice.map(({ file }) => file)).toEqual(['/a/b.test.ts', '/c']);
});

it.each([
  ['nothing ended', 'Tests  557 passed (557)'],
  ['it ended of something else', `${ended('SIGABRT')}${errors(1)}`],
  ['the engine said something else', `# Check failed: other.\n${ended('SIGTRAP')}${errors(1)}`],
  ['the engine said it of one end only', `${words}${ended('SIGTRAP')}${ended('SIGTRAP', '/c')}${errors(2)}`],
  ['there were other errors', `${ended('SIGSEGV')}${errors(2)}`],
  ['another file ended of something else', `${ended('SIGSEGV')}${ended('SIGKILL', '/c')}${errors(2)}`],
])('is none where %s', (_, said) => {
  expect(engineCrashes(said)).toEqual([]);
});

import { expect, it } from 'vitest';
import { consoleText, runProgram } from './run-program.ts';

const script = (text: string) => runProgram(process.execPath, ['-e', text]);

it('gives exit code, output and the first line of the reason', async () => {
  expect(
    await script('console.log("out"); console.error("\\n why\\tso\\nmore"); process.exitCode = 3'),
  ).toEqual({
    code: 3,
    output: 'out\n',
    reason: 'why so',
  });
  expect(
    await script('console.log(Object.keys(process.env).filter((name) => name === "PATH").length)'),
  ).toEqual({
    code: 0,
    output: '0\n',
    reason: '',
  });
});

it('has no exit code for a program that is not there', async () => {
  expect(await runProgram('/nowhere/at-all', [])).toEqual({ code: null, output: '', reason: 'ENOENT' });
});

it.each([
  ['UTF-8', Buffer.from('Zürich 总部'), 'en-GB', 'Zürich 总部'],
  ['a Chinese Windows', Buffer.from([0xbe, 0xdc, 0xbe, 0xf8]), 'zh-CN', '拒绝'],
  ['another code page', Buffer.from([0x5a, 0x81, 0x72]), 'de-DE', 'Z?r'],
  ['Traditional Chinese', Buffer.from([0x5a, 0xff]), 'zh-TW', 'Z?'],
])('reads what %s writes', (_what, bytes, language, text) => {
  expect(consoleText(bytes, language)).toBe(text);
});

import { expect, it } from 'vitest';
import { readArguments } from './arguments.ts';

const plain = { port: 0, data: null, open: true, renderer: null, deadline: null, action: 'serve' };

it.each([
  [[], {}],
  [['--port', '0'], { port: 0 }],
  [['--port=65535', '--data=/a b', '--no-open'], { port: 65535, data: '/a b', open: false }],
  [['--data', 'x', '--renderer', 'y'], { data: 'x', renderer: 'y' }],
  [['--deadline', '0.4'], { deadline: 400 }],
  [['--deadline=120'], { deadline: 120_000 }],
  [['--link'], { action: 'link' }],
  [['-h'], { action: 'help' }],
])('%j', (argv, changed) =>
  expect(readArguments(argv)).toEqual({ ok: true, arguments: { ...plain, ...changed } }),
);

it.each([
  [['--prot', '1'], 'unknown', '--prot'],
  [['x'], 'unknown', 'x'],
  [['--port'], 'missing', '--port'],
  [['--data='], 'missing', '--data'],
  [['--data', '--no-open'], 'missing', '--data'],
  [['--port', '65536'], 'port', '65536'],
  [['--port', '-1'], 'port', '-1'],
  [['--port', '80x'], 'port', '80x'],
  [['--deadline', '121'], 'deadline', '121'],
  [['--deadline', '0'], 'deadline', '0'],
  [['--deadline', '1e1'], 'deadline', '1e1'],
  [['__proto__'], 'unknown', '__proto__'],
])('%j is not understood', (argv, fault, argument) =>
  expect(readArguments(argv)).toEqual({ ok: false, fault, argument }),
);

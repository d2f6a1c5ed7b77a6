/** Whatever a licence file names (`jku`, `x5u`, a path as `kid`), reading it opens no file and no connection. */
import dns from 'node:dns';
import fs from 'node:fs';
import http from 'node:http';
import https from 'node:https';
import net from 'node:net';
// The reader loads it with the first encrypted file; here it must be there before the doors are shut.
import 'jose';
import { afterEach, expect, test, vi } from 'vitest';
import { readLicence } from '../../src-main/formats/licence/index.ts';
import { testTrustedKeys } from '../fixtures/licence/keys.ts';
import { hostileNow } from './licence/case.ts';
import { licenceCases } from './licence-cases.ts';

afterEach(() => void vi.restoreAllMocks());

test('0 file and network accesses in every hostile case', async () => {
  const keys = testTrustedKeys();
  const refuse = (): never => {
    throw new Error('touched the world outside');
  };
  const doors = [
    vi.spyOn(globalThis, 'fetch').mockImplementation(refuse),
    vi.spyOn(net.Socket.prototype, 'connect').mockImplementation(refuse),
    vi.spyOn(dns, 'lookup').mockImplementation(refuse),
    vi.spyOn(http, 'request').mockImplementation(refuse),
    vi.spyOn(https, 'request').mockImplementation(refuse),
    vi.spyOn(fs, 'openSync').mockImplementation(refuse),
    vi.spyOn(fs, 'readFileSync').mockImplementation(refuse),
    vi.spyOn(fs, 'open').mockImplementation(refuse),
    vi.spyOn(fs, 'readFile').mockImplementation(refuse),
    vi.spyOn(fs.promises, 'readFile').mockImplementation(refuse),
    vi.spyOn(fs.promises, 'open').mockImplementation(refuse),
  ];
  expect(() => fs.readFileSync('/')).toThrow('touched');
  for (const { file, now = hostileNow, secret, highestTime } of licenceCases) {
    await readLicence({ name: 'x', bytes: file, now, keys, secret, highestTime });
  }
  const calls = doors.map((door) => door.mock.calls.length);
  expect(calls).toEqual([0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0]);
});

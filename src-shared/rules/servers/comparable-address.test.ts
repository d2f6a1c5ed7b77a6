import { expect, it } from 'vitest';
import { comparableAddress } from './comparable-address.ts';

it.each([
  ['https://office.example.com/app', 'HTTPS://OFFICE.example.COM/app'],
  ['https://office.example.com/app', 'https://office.example.com:443/app/'],
  ['https://office.example.com/app', 'https://office.example.com./app//'],
  ['https://office.example.com/app', 'https://office.example.com/APP'],
  ['https://office.example.com/a/b', 'https://office.example.com/a%2fb'],
  ['https://office.example.com/a/b', 'https://office.example.com/a%252Fb'],
  ['https://office.example.com/a/b', 'https://office.example.com/a/./x/../b'],
  ['https://office.example.com/a', 'https://office.example.com/%61'],
  ['https://office.example.com', 'office.example.com'],
  ['http://office.example.com', 'http://office.example.com:80/'],
  ['https://bücher.example', 'https://xn--bcher-kva.example'],
  ['https://bücher.example', 'https://BÜCHER.example'],
  ['https://office.example', 'https://ｏffice。example'],
  ['http://127.0.0.1:4690', 'http://0x7f.1:4690'],
  ['http://127.0.0.1:4690', 'http://2130706433:4690'],
  ['http://127.0.0.1:4690', 'http://[::ffff:127.0.0.1]:4690'],
  ['http://127.0.0.1:4690', 'http://[0:0:0:0:0:ffff:7f00:1]:4690'],
  ['http://[2001:db8::1]', 'http://[2001:0DB8:0:0:0:0:0:1]'],
])('%s is %s', (one, other) => expect(comparableAddress(other)).toBe(comparableAddress(one)));

it.each([
  ['https://office.example.com', 'http://office.example.com'],
  ['https://office.example.com', 'https://office.example.com:8443'],
  ['https://office.example.com', 'https://office.example.com/app'],
  ['https://office.example.com', 'https://office2.example.com'],
  ['https://office.example.com/a', 'https://office.example.com/b'],
])('%s is not %s', (one, other) => expect(comparableAddress(other)).not.toBe(comparableAddress(one)));

it('a text that is no address is compared as it is', () =>
  expect(comparableAddress(' http://[x ')).toBe('http://[x'));

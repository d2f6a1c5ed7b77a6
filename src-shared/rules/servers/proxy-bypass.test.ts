import { expect, it } from 'vitest';
import { readBypassEntry } from './proxy-bypass.ts';

it.each([
  '*',
  '<local>',
  '<LOCAL>',
  'office.example.com',
  '.example.com',
  '*.example.com:8443',
  '10.*',
  '192.168.*.*',
  '10.0.0.0/8',
  'fd00::/8',
  '[fd12::1]:8080',
  'fd12::1',
  '内网.example',
])('%s can be meant', (entry) => {
  expect(readBypassEntry(entry)).not.toBeNull();
});

it.each([
  '',
  '10.0.0.0/33',
  '/8',
  'x/8',
  'https://office.example.com',
  '<-loopback>',
  '<other>',
  'office.example.com:0',
  'office.example.com:70000',
  'office.example.com:http',
  'office..example.com',
  'office.example.com/path',
  'me@office.example.com',
  '[10.0.0.1]',
  '[fd12::1',
  'fd12::1::2',
  'a?c',
])('%s can not', (entry) => {
  expect(readBypassEntry(entry)).toBeNull();
});

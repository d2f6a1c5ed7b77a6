import { expect, test } from 'vitest';
import { isForbiddenHeader } from './own-header.ts';

test.each([
  'Host',
  'COOKIE',
  'Authorization',
  'Content-Type',
  'Idempotency-Key',
  'X-Real-IP',
  'True-Client-IP',
  'CF-Connecting-IP',
  'X_Real_IP',
  'X-Forwarded-For',
  'Forwarded',
  'Via',
  'Range',
  'If-Range',
  'If-None-Match',
  'if-modified-since',
  'Content-Encoding',
  'Content-Range',
  'Early-Data',
  'TE',
  'Trailer',
  'Transfer-Encoding',
  'Upgrade',
  'Expect',
  'Connection',
  'HTTP2-Settings',
  '__proto__',
  'X-HTTP-Method-Override',
  'X-Original-URL',
  'Sec-Fetch-Site',
  'X-Steward-Session',
  'Proxy-Authorization',
])('%s is none that a profile adds', (name) => {
  expect(isForbiddenHeader(name)).toBe(true);
});

test.each([
  'X-Route',
  'X-Api-Key',
  'X-Tenant',
  'Apikey',
  'X-Requested-With',
  'Accept-Language',
  'User-Agent',
])('%s may be added', (name) => {
  expect(isForbiddenHeader(name)).toBe(false);
});

// Row FRAME-054: the WeChat tool.
import { expect, test } from 'vitest';
import { callbackSignature } from './callback-signature.ts';

test.each([
  // The worked example of enterprise WeChat's own documents.
  [
    {
      token: 'QDG6eK',
      timestamp: '1409659813',
      nonce: '1372623149',
      message:
        'RypEvHKD8QQKFhvQ6QleEB4J58tiPdvo+rtK1I9qca6aM/wvqnLSV5zEPeusUiX5L5X/0lWfrf0QADHHhGd3QczcdCUpj911L3vg3W/sYYvuJTs3TUUkSUXxaccAS0qhxchrRYt66wiSpGLYL42aM6A8dTT+6k4aSknmPj48kzJs8qLjvd4Xgpue06DOdnLxAUHzM6+kDZ+HMZfJYuR+LtwGc2hgf5gsijff0ekUNXZiqATP7PF5mZxZ3Izoun1s4zG4LUMnvw2r+KqCKIw+3IQH03v+BCA9nMELNqbSf6tiWSrXJB3LAVGUcallcrw8V2t9EL4EhzJWrQUax5wLVMNS0+rUPA3k22Ncx4XXZS9o0MBH27Bo6BpNelZpS+/uh9KsNlY6bHCmJU9p8g7m3fVKn28H3KDYA5Pl/T8Z1ptDAVe0lXdQ2YoyyH2uyPIGHBZZIs2pDBS8R07+qN+E7Q==',
    },
    '477715d11cdb4164915debcba66cb864d751f3e6',
  ],
])('of a call that is known', async (signed, signature) => {
  expect(await callbackSignature(signed)).toBe(signature);
});

test('a service account in plain mode signs three parts, put in order: 1500000000, nonce, weixin', async () => {
  expect(
    await callbackSignature({ token: 'weixin', timestamp: '1500000000', nonce: 'nonce', message: '' }),
  ).toBe('958d9355000a4962c16de425062ba28fe933a89a');
});

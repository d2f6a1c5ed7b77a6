import { expect, it } from 'vitest';
import { platformFileLink, platformPicture } from './platform-file.ts';

it.each([
  ['/api/file/preview?fileId=a-1&type=redirect', '/api/file/preview?fileId=a-1&type=redirect'],
  ['/api/file/preview?type=imgs&fileId=7', '/api/file/preview?fileId=7&type=imgs'],
  ['/api/file/preview?fileId=7&type=imgs&other=1', '/api/file/preview?fileId=7&type=imgs'],
  [
    '/api/file/preview?fileId=7&type=video&authModule=document',
    '/api/file/preview?fileId=7&type=video&authModule=document',
  ],
])('%s is a file of the platform', (given, expected) => {
  expect(platformFileLink(given)).toBe(expected);
});

it.each([
  '',
  '/api/file/preview',
  '/api/file/preview?fileId=7',
  '/api/file/preview?fileId=&type=imgs',
  '/api/file/preview?fileId=7&type=script',
  '/api/file/preview/../../x?fileId=7&type=imgs',
  '/api/file/preview?fileId=7%26&type=imgs',
  '/api/file/preview?fileId=7&type=imgs#x',
  '//host/api/file/preview?fileId=7&type=imgs',
  'https://host/api/file/preview?fileId=7&type=imgs',
  `/api/file/preview?fileId=${'7'.repeat(600)}&type=imgs`,
])('%s is none', (given) => {
  expect(platformFileLink(given)).toBeNull();
});

it.each([
  ['/api/file/preview?fileId=7&type=imgs', '/api/file/preview?fileId=7&type=imgs'],
  ['/api/file/preview?fileId=7&type=redirect', null],
  ['/api/file/preview?fileId=7&type=redirect&type=imgs', null],
  ['/api/file/preview?fileId=7&type=video', null],
  ['https://host/api/file/preview?fileId=7&type=imgs', null],
  ['data:image/png;base64,AAAA', null],
  ['x', null],
])('%s as a picture: %s', (given, expected) => {
  expect(platformPicture(given)).toBe(expected);
});

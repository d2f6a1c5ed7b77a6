/** Detects the type of a picture by its first bytes; '' for one that is not shown. */
import type { LinkReport } from '#shared/rules/link-check/link-report.ts';

type PictureType = LinkReport['icon']['type'];

const beginnings: readonly (readonly [string, PictureType])[] = [
  ['89504e470d0a1a0a', 'image/png'],
  ['ffd8ff', 'image/jpeg'],
  ['474946383761', 'image/gif'],
  ['474946383961', 'image/gif'],
  ['00000100', 'image/x-icon'],
];

export function pictureType(bytes: Buffer): PictureType {
  const head = bytes.subarray(0, 12).toString('hex');
  if (/^52494646.{8}57454250/.test(head)) return 'image/webp';
  return beginnings.find(([beginning]) => head.startsWith(beginning))?.[1] ?? '';
}

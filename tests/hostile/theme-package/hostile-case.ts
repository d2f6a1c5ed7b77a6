/** One archive that must be refused, and why. */
import type { PackageCode } from '#shared/rules/themes/package/findings.ts';
import {
  type RawEnd,
  type RawEntry,
  rawZip,
} from '../../../src-main/formats/theme-package/testing/raw-zip.ts';

export interface HostileCase {
  readonly title: string;
  readonly zip: Buffer;
  readonly code: PackageCode;
}

/** The manifest of a good package of one theme without pictures. */
export const goodManifest = {
  format: 'steward-theme',
  version: 1,
  product: {},
  created: '2026-11-20T12:00:00Z',
  part: 'whole',
  themes: [
    {
      key: 'quiet',
      family: 'css',
      terminal: null,
      style: null,
      name: 'Quiet',
      fields: { content: '.card { color: #111111; }' },
      assets: [] as object[],
    },
  ],
};

export const manifestEntry = (manifest: unknown = goodManifest): RawEntry => ({
  name: 'manifest.json',
  data: Buffer.isBuffer(manifest)
    ? manifest
    : Buffer.from(typeof manifest === 'string' ? manifest : JSON.stringify(manifest)),
});

/** A good package with these entries behind. */
export function withEntry(...entries: readonly RawEntry[]): Buffer {
  return rawZip([manifestEntry(), ...entries]);
}

/** A good package whose end says something else. */
export function withEnd(end: RawEnd): Buffer {
  return rawZip([manifestEntry()], end);
}

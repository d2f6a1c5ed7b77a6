/** Theme packages: bytes to a report and a package, and back (docs/formats/theme-package.md). */

export type { Carrier } from './carrier.ts';
export { limitConcurrency } from './limit-concurrency.ts';
export { checkSum } from './check-sum.ts';
export { type CleanAsset, cleanAsset, noteFindings } from './clean-asset.ts';
export type { OpenPictureStore, PictureStore } from './read-entry.ts';
export { manifestName, readManifestDraft } from './read-manifest.ts';
export { type PackageReading, type ReadOptions, readPackage } from './read-package.ts';
export { type WriteOptions, type WrittenPackage, writePackage } from './write-package.ts';
export { bytesSource, type PositionedSink, type RandomAccessSource } from './zip/bytes.ts';
export { readReused, wholeLimit, joinPieces } from './zip/reused-buffer.ts';
export { isText, wrongContent } from './content-kinds.ts';
export { svgNotes } from './svg/svg-notes.ts';
export { ArchiveRefused } from './zip/archive-refusal.ts';
export { methods } from './zip/signatures.ts';

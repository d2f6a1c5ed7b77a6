/** A theme package in memory: its manifest, and its pictures, whose bytes are read lazily. */
import type { AssetType } from './asset-types.ts';
import type { PackageAsset, PackageManifest, PackageTheme } from './manifest.ts';

export interface Asset {
  readonly path: string;
  readonly bytes: number;
  readonly type: AssetType;
  /**
   * Opens the bytes as chunks from the start; it can be called again. A chunk is valid until the next one is requested.
   * Rejects where the bytes differ from those that were checked.
   */
  open(): AsyncIterable<Uint8Array>;
  /**
   * For a picture that is a whole file: the file's path, or a function that opens it and returns the file descriptor.
   */
  readonly file?: string | (() => Promise<{ readonly file: number; close(): Promise<void> }>);
}

export type Assets = ReadonlyMap<string, Asset>;

export interface ThemePackage {
  readonly manifest: PackageManifest;
  readonly assets: Assets;
}

/** A package before it is written: the writer computes sizes and hashes, or compares those that are given. */
export interface PackageDraft {
  readonly manifest: Omit<PackageManifest, 'themes'> & { readonly themes: readonly ThemeDraft[] };
  readonly assets: Assets;
}
export type ThemeDraft = Omit<PackageTheme, 'assets'> & { readonly assets: readonly AssetDraft[] };
export type AssetDraft = Pick<PackageAsset, 'field' | 'path' | 'type'> &
  Partial<Pick<PackageAsset, 'sha256' | 'bytes'>>;

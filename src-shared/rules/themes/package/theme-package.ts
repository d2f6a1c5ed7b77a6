/** A theme package in a program: what its manifest says, and its pictures, whose bytes are read when they are asked for. */
import type { AssetType } from './asset-types.ts';
import type { PackageAsset, PackageManifest, PackageTheme } from './manifest.ts';

export interface Asset {
  readonly path: string;
  /** How many there are. */
  readonly bytes: number;
  readonly type: AssetType;
  /** In pieces, from the first on; may be asked again. A piece is the caller's until the next one is asked for. Rejects where what is there is no longer what was checked. */
  open(): AsyncIterable<Uint8Array>;
  /** Where they are all of a file: its path, or how it is opened, by the number that the system gives it. */
  readonly file?: string | (() => Promise<{ readonly file: number; close(): Promise<void> }>);
}

/** By its path in the package. */
export type Assets = ReadonlyMap<string, Asset>;

export interface ThemePackage {
  readonly manifest: PackageManifest;
  readonly assets: Assets;
}

/** A package that is still to be written: the writer counts the bytes and makes the sums, or compares those given. */
export interface PackageDraft {
  readonly manifest: Omit<PackageManifest, 'themes'> & { readonly themes: readonly ThemeDraft[] };
  readonly assets: Assets;
}
export type ThemeDraft = Omit<PackageTheme, 'assets'> & { readonly assets: readonly AssetDraft[] };
export type AssetDraft = Pick<PackageAsset, 'field' | 'path' | 'type'> &
  Partial<Pick<PackageAsset, 'sha256' | 'bytes'>>;

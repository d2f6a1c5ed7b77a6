/** File types that a theme package may contain beside its manifest: pictures, style sheets, and texts about it. */
export const assetTypes = [
  'image/png',
  'image/jpeg',
  'image/gif',
  'image/webp',
  'image/svg+xml',
  'text/css',
] as const;
export type AssetType = (typeof assetTypes)[number];

const types: Readonly<Record<string, AssetType>> = {
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  gif: 'image/gif',
  webp: 'image/webp',
  svg: 'image/svg+xml',
  css: 'text/css',
};

/** The extension for files that Steward writes. */
export const extensionOf: Readonly<Record<AssetType, string>> = {
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'image/gif': 'gif',
  'image/webp': 'webp',
  'image/svg+xml': 'svg',
  'text/css': 'css',
};

/** The type by the file's extension; undefined for a file that a theme can't use. */
export function assetTypeOf(path: string): AssetType | undefined {
  const extension = /\.([A-Za-z0-9]{1,5})$/.exec(path)?.[1]?.toLowerCase();
  return extension === undefined ? undefined : types[extension];
}

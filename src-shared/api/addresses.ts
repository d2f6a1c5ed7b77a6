/** Addresses of all calls by area, without schemas; the build inserts the result (scripts/build/plain-data.ts). */
import { filePreviewCall } from './file-upload/file-upload.ts';
import { areas, endpointsOf } from './index.ts';
import { zipDownloads } from './themes/zips.ts';

export type Declarations = keyof typeof areas;

/** Addresses of GET requests that answer bytes. */
const downloads: Partial<Record<Declarations, readonly { readonly path: string }[]>> = {
  fileUpload: [filePreviewCall],
  themesZips: Object.values(zipDownloads),
};

/** Each address is a method and a path, with `{name}` for a variable segment. */
export const addresses: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  Object.entries(areas).map(([name, area]) => [
    name,
    [
      ...endpointsOf(area).map(({ method, path }) => `${method} ${path}`),
      ...(downloads[name as Declarations] ?? []).map(({ path }) => `GET ${path}`),
    ],
  ]),
);

/**
 * The addresses of all calls, by the declarations that an area has them from: whoever looks for the area of a request
 * loads no schemas. The program is built with the answer in place of the question (scripts/build/plain-data.ts).
 */
import { filePreviewCall } from './file-upload/file-upload.ts';
import { areas, endpointsOf } from './index.ts';
import { zipDownloads } from './themes/zips.ts';

export type Declarations = keyof typeof areas;

/** Bytes at an address of their own, by GET. */
const downloads: Partial<Record<Declarations, readonly { readonly path: string }[]>> = {
  fileUpload: [filePreviewCall],
  themesZips: Object.values(zipDownloads),
};

/** Each is a method and a path, with `{name}` for what differs from call to call. */
export const addresses: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  Object.entries(areas).map(([name, area]) => [
    name,
    [
      ...endpointsOf(area).map(({ method, path }) => `${method} ${path}`),
      ...(downloads[name as Declarations] ?? []).map(({ path }) => `GET ${path}`),
    ],
  ]),
);

/** Paths of GET requests that answer bytes without an envelope: files to show or to save. They count as reads. */
import { filePreviewCall } from './file-upload/file-upload.ts';
import { zipDownloads } from './themes/zips.ts';

export const downloadPaths: readonly string[] = [
  filePreviewCall.path,
  ...Object.values(zipDownloads).map(({ path }) => path),
];

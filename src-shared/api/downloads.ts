/** What answers bytes and no envelope, by GET: files that are shown or saved. They read, as every call beside them that says so. */
import { filePreviewCall } from './file-upload/file-upload.ts';
import { zipDownloads } from './themes/zips.ts';

export const downloadPaths: readonly string[] = [
  filePreviewCall.path,
  ...Object.values(zipDownloads).map(({ path }) => path),
];

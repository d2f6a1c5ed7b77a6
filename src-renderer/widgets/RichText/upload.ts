/** The editor's interface for uploads; its user provides the call. */
export interface UploadOptions {
  readonly signal: AbortSignal;
  readonly onProgress: (share: number) => void;
}
/** Inserts a link to the file, or the picture itself. */
export type UploadAs = 'link' | 'picture';
/** Uploads a file and returns its address. Throws on failure. */
export type RichTextUpload = (
  file: File,
  as: UploadAs,
  options: UploadOptions,
) => Promise<{ readonly href: string; readonly name: string }>;

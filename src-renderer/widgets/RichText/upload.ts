/** How the editor's files get to the server: whoever shows the editor knows the call. */
export interface UploadOptions {
  readonly signal: AbortSignal;
  readonly onProgress: (share: number) => void;
}
/** A link to the file, or the picture itself. */
export type UploadAs = 'link' | 'picture';
/** Sends a file to where the text can name it. Throws where that fails. */
export type Upload = (
  file: File,
  as: UploadAs,
  options: UploadOptions,
) => Promise<{ readonly href: string; readonly name: string }>;

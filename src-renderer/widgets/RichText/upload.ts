/** How the editor's files get to the server: whoever shows the editor knows the call. */
export interface UploadOptions {
  readonly signal: AbortSignal;
  readonly onProgress: (share: number) => void;
}
/** Sends a file to where the text can link to it. Throws where that fails. */
export type Upload = (
  file: File,
  options: UploadOptions,
) => Promise<{ readonly href: string; readonly name: string }>;

/** Uploads a picture for forms, and returns the address that the form stores. */
import { uploadFile } from '../RichText/upload-file.ts';
import type { StorePicture } from './use-picture-upload.ts';

export const storePicture: StorePicture = async (file, options) =>
  (await uploadFile(file, 'picture', options)).href;

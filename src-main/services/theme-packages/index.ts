export { threadCarrier } from './carrier/threads.ts';
export { draftOfFolder } from './pack.ts';
export {
  type OpenPackageFile,
  openPackageFile,
  type WritePackageOptions,
  writePackageFile,
} from './package-file.ts';
export { unpackTo } from './unpack.ts';

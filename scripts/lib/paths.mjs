/** Paths of the project. Plain Node 20 without dependencies, like everything in this folder. */
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = resolve(dirname(fileURLToPath(import.meta.url)), '../..');
export const modules = join(root, 'node_modules');

/** The toolchain's Node: the major version that Electron bundles, from the npm package `node`. */
export const node24 = join(modules, 'node', 'bin', process.platform === 'win32' ? 'node.exe' : 'node');

/**
 * An empty page beside those of a bundle, where a shared tab waits between two tests. It has the server's own headers,
 * so that the tab keeps its process; a page that Playwright answers would take another, and routing itself would have
 * the browser forget what it has compiled.
 */
import type { StaticBundle, StaticFile } from '../../src-main/web/static-bundle.ts';

const name = 'between-tests.txt';

/** Its path on the server. */
export const emptyPath = `/${name}`;

const emptyFile: StaticFile = {
  mediaType: 'text/plain',
  etag: '"empty"',
  immutable: false,
  encodings: ['identity'],
  bytes: async () => Buffer.from(''),
};

export function withEmptyPage(bundle: StaticBundle): StaticBundle {
  return { ...bundle, file: async (path) => (path === name ? emptyFile : bundle.file(path)) };
}

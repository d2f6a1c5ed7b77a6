/** The address of a page to give to somebody: in a browser its own, on the desktop a link that opens Steward there. */
import { store } from '#data/store.ts';
import { pageLink } from '#shared/rules/common/page-link.ts';
import { activeServer, programAtom } from './program.ts';

/** `path` begins with a slash and may have a search. */
export function pageAddress(path: string): string {
  const program = store.get(programAtom);
  if (program?.facts.shell !== 'desktop') return location.origin + path;
  return pageLink(activeServer(program.servers).name, path);
}

/** The page's list of calls, which stands between two marks; the rest of the page is written by people. */
import type { Endpoint } from '../../src-shared/api/endpoint.ts';
import type { Comments } from './comments.ts';
import { summaryOf } from './operation.ts';

const begin = '<!-- calls: generated -->\n';
const end = '<!-- end of calls -->';

/** The page with the list as the endpoints are now. Throws where a mark is missing. */
export function withCallList(
  page: string,
  endpoints: readonly Endpoint[],
  access: ReadonlyMap<string, string>,
  comments: Comments,
): string {
  const [from, to] = [page.indexOf(begin) + begin.length, page.indexOf(end)];
  if (from < begin.length || to < from) throw new Error('the marks of the list of calls are missing');
  const lines = [
    '| call | what it does | method and path | fields | envelope | who | source |',
    '| --- | --- | --- | --- | --- | --- | --- |',
    ...[...endpoints]
      .sort((a, b) => (a.id < b.id ? -1 : 1))
      .map((endpoint) => {
        const { id, method, path, origin, encoding, envelope, source } = endpoint;
        const chosen = origin === 'chosen' ? ' (chosen)' : '';
        const cells = [
          `\`${id}\``,
          summaryOf(endpoint, comments).replaceAll('|', '\\|'),
          `\`${method} ${path}\`${chosen}`,
          encoding,
          `\`${envelope}\``,
          `\`${access.get(id)}\``,
          source,
        ];
        return `| ${cells.join(' | ')} |`;
      }),
  ];
  return `${page.slice(0, from)}\n${lines.join('\n')}\n\n${page.slice(to)}`;
}

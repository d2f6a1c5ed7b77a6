import type { Endpoint } from '../../src-shared/api/endpoint.ts';
import type { SourceComments } from './comments.ts';
import { between } from './marks.ts';
import { operationSummary } from './operation.ts';

/** Inserts the list of the present endpoints into the page. Throws where a mark is missing. */
export function withCallList(
  page: string,
  endpoints: readonly Endpoint[],
  access: ReadonlyMap<string, string>,
  comments: SourceComments,
): string {
  return between('calls', page, [
    '| call | what it does | method and path | fields | envelope | who | source |',
    '| --- | --- | --- | --- | --- | --- | --- |',
    ...[...endpoints]
      .sort((a, b) => (a.id < b.id ? -1 : 1))
      .map((endpoint) => {
        const { id, method, path, origin, encoding, envelope, source } = endpoint;
        const chosen = origin === 'chosen' ? ' (chosen)' : '';
        const cells = [
          `\`${id}\``,
          operationSummary(endpoint, comments).replaceAll('|', '\\|'),
          `\`${method} ${path}\`${chosen}`,
          encoding,
          `\`${envelope}\``,
          `\`${access.get(id)}\``,
          source,
        ];
        return `| ${cells.join(' | ')} |`;
      }),
  ]);
}

import type { Endpoint } from '../../src-shared/api/endpoint.ts';
import { envelopeParts, refusals } from './answers.ts';
import type { SourceComments } from './comments.ts';
import { operation } from './operation.ts';
import { partSchemas } from './parts.ts';
import { reference } from './wire-schema.ts';

/** Incremented when existing content changes its meaning. */
const version = '1';

/** `accessOf`: the right to make a call, by endpoint id. */
export function openApiDocument(
  endpoints: readonly Endpoint[],
  accessOf: ReadonlyMap<string, string>,
  comments: SourceComments,
): object {
  refuseTwice(endpoints);
  const paths: Record<string, Record<string, object>> = {};
  for (const endpoint of endpoints) {
    const { id, method, path } = endpoint;
    paths[path] = { ...paths[path], [method.toLowerCase()]: operation(endpoint, accessOf.get(id), comments) };
  }
  const tags = [...new Set(endpoints.map(({ id }) => id.split('.')[0] ?? ''))];
  return {
    openapi: '3.1.1',
    info: {
      title: 'The platform, as Steward calls it',
      version,
      description:
        'Made by `npm run openapi` from src-shared/api. README.md beside it explains what is common to all.',
    },
    servers: [{ url: '/', description: 'The address of a server profile, or the sandbox inside Steward.' }],
    security: [{ session: [] }, { token: [] }],
    tags: tags.sort().map((name) => ({ name })),
    paths: Object.fromEntries(Object.entries(paths).sort(([a], [b]) => (a < b ? -1 : 1))),
    components: {
      securitySchemes: {
        session: {
          type: 'apiKey',
          in: 'cookie',
          name: 'sandbox_session',
          description:
            'The cookie that the server sets at sign-in. The name is the sandbox’s; others have their own.',
        },
        token: { type: 'http', scheme: 'bearer', description: 'An access token of the server profile.' },
      },
      responses: {
        SignedOut: {
          description: 'There is no session: the sign-in is asked for.',
          content: {
            'application/json': { schema: { anyOf: [...new Set(Object.values(refusals))].map(refer) } },
          },
        },
      },
      schemas: { ...partSchemas(comments), ...envelopeParts },
    },
  };
}

const refer = (name: string) => ({ $ref: reference(name) });

/** Throws for a repeated id, or method and path: one of the two calls would be lost. */
export function refuseTwice(endpoints: readonly Pick<Endpoint, 'id' | 'method' | 'path'>[]): void {
  const ids = new Set<string>();
  const operations = new Map<string, string>();
  for (const { id, method, path } of endpoints) {
    if (ids.has(id)) throw new Error(`two endpoints have the id ${id}`);
    ids.add(id);
    // Names inside braces do not distinguish paths.
    const operation = `${method} ${path.replace(/\{\w+\}/g, '{}')}`;
    const other = operations.get(operation);
    if (other !== undefined) throw new Error(`${other} and ${id} are both ${method} ${path}`);
    operations.set(operation, id);
  }
}

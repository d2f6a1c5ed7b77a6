/** `npm run new-endpoint`: declares a call, gives it its route in the sandbox over a table, and its test. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { endpoints } from '#shared/api/index.ts';
import { isLogKind } from '../src-main/sandbox/kernel/operation-log/wording.ts';
import { routesPlace, withArea } from './lib/endpoint-area.ts';
import { declaredAs, withDeclaration, withModule } from './lib/endpoint-declaration.ts';
import { draftOf } from './lib/endpoint-draft.ts';
import { type EndpointPlan, readEndpoint, usage } from './lib/endpoint-plan.ts';
import { withRoute } from './lib/endpoint-route.ts';
import { testFile, testPath } from './lib/endpoint-test-file.ts';
import { runGenerator, treeOf } from './lib/generator.ts';

/** Writes everything under `root` and answers the paths; writes nothing when anything is wrong. */
export async function writeEndpoint(root: string, plan: EndpointPlan): Promise<string[]> {
  const { read, needed, write } = treeOf(root);
  knownArea(root, plan);
  onlyOnce(plan);
  if (plan.log !== null && !isLogKind(plan.log))
    throw new Error(
      `--log ${plan.log}: declare it in src-main/sandbox/kernel/operation-log/wording.ts first.`,
    );
  const draft = await draftOf(plan);

  const files = new Map<string, string>();
  const declared = `src-shared/api/${plan.area}/${plan.file}.ts`;
  files.set(declared, withDeclaration(draft, read(declared)));
  const index = 'src-shared/api/index.ts';
  files.set(index, withModule(plan, needed(index)));
  const all = 'src-main/sandbox/areas.ts';
  const key = declaredAs(plan, needed(index));
  const place = routesPlace(plan, key, needed(all));
  files.set(place.path, withRoute(draft, place, read(place.path)));
  files.set(all, withArea(key, place, needed(all)));
  const test = `tests/sandbox/${testPath(draft)}`;
  if (read(test) !== undefined) throw new Error(`${test} is there already.`);
  files.set(test, testFile(draft));
  return write(files);
}

/** An area has one name in every room. */
function knownArea(root: string, { area, newArea }: EndpointPlan): void {
  const rooms = ['src-shared/api', 'src-shared/rules', 'src-shared/text/en-US', 'src-renderer/screens'];
  const there = rooms.some((room) => existsSync(join(root, room, area)));
  if (!there && !newArea) throw new Error(`no room has an area ${area}: --new-area, if it is new.`);
}

function onlyOnce({ id, path, method }: EndpointPlan): void {
  for (const endpoint of endpoints) {
    if (endpoint.id === id) throw new Error(`there is a call ${id} already.`);
    if (endpoint.path === path && endpoint.method === method.toUpperCase())
      throw new Error(`${path} is ${endpoint.id} already.`);
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  process.exitCode = await runGenerator({
    usage,
    hint: 'npm run new-endpoint -- --help',
    generate: (root, args) => writeEndpoint(root, readEndpoint(args)),
    next: (
      written,
    ) => `Next: npm run openapi, npm run check, vitest run tests/sandbox/contract.test.ts ${written.at(-1)}.
What is refused by a rule: \`check\` in the route. What the documents show of the call: tests/strict-server/calls.`,
  });
}

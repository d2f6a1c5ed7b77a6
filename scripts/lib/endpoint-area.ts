/** Which routes of the sandbox answer a new call: those that `src-main/sandbox/areas.ts` names for its declarations. */
import { camel, type EndpointPlan } from './endpoint-plan.ts';

export interface RoutesPlace {
  /** From the root of the project. */
  readonly path: string;
  /** What that file exports. */
  readonly list: string;
}

/** `declared` is what `src-shared/api/index.ts` calls the file of the declaration. */
export function routesPlace(plan: EndpointPlan, declared: string, areas: string): RoutesPlace {
  const entry = entryOf(declared, areas);
  if (entry === undefined) return newRoutes(plan);
  const [, file, list] = /\(await import\('\.\/([^']+)'\)\)\.(\w+)/.exec(entry) ?? [];
  if (file === undefined || list === undefined)
    throw new Error(`sandbox/areas.ts answers ${declared} in a way of its own: write that route by hand.`);
  return { path: `src-main/sandbox/${file}`, list };
}

/** The list of areas with the routes of this declaration. */
export function withArea(declared: string, { path, list }: RoutesPlace, areas: string): string {
  if (entryOf(declared, areas) !== undefined) return areas;
  const entry = `  area(['${declared}'], async () => ({
    routes: (await import('${path.replace('src-main/sandbox/', './')}')).${list},
  })),
`;
  if (!areas.includes('\n];')) throw new Error('cannot find the areas in sandbox/areas.ts.');
  return areas.replace('\n];', `\n${entry}];`);
}

/** The areas of one key stand in one call of `area`. */
function entryOf(declared: string, areas: string): string | undefined {
  return areas
    .split(/(?=^ {2}area\()/m)
    .slice(1)
    .find((entry) => new RegExp(`'${declared}'`).test(entry.slice(0, entry.indexOf(']'))));
}

function newRoutes({ area, areaKey, file }: EndpointPlan): RoutesPlace {
  const part = camel(file);
  return {
    path: `src-main/sandbox/areas/${area}/${file === area ? 'routes' : `${file}-routes`}.ts`,
    list: `${areaKey}${file === area ? '' : part.charAt(0).toUpperCase() + part.slice(1)}Routes`,
  };
}

/** Where the sandbox looks for a new call: `src-main/sandbox/areas.ts` with its address. */
import type { Area } from '../../src-main/sandbox/kernel/http/area.ts';
import type { EndpointPlan } from './endpoint-plan.ts';
import { routesName, routesOf } from './endpoint-route.ts';

/** Throws where another area would be asked first. */
export function withAddress(
  plan: EndpointPlan,
  text: string,
  areas: readonly Area[],
  paths: readonly string[],
): string {
  const routes = routesName(plan);
  const mark = `(await import('./${routesOf(plan)}')).${routes}`;
  const there = text.replace(/\s+/g, ' ').includes(mark);
  const looked = areas.find((area) => area.paths.test(plan.path));
  if (there) return widened(plan, text, mark, looked);
  // Its folder, where no other call stands in it.
  const alone = paths.every((path) => !path.startsWith(plan.path.slice(0, plan.path.lastIndexOf('/') + 1)));
  const entry = `  {
    paths: /${alone ? addressOf(plan.path).replace(/[^/]+\$$/, '') : addressOf(plan.path)}/,
    load: async () => ({ routes: ${mark} }),
  },
`;
  const entries = entriesOf(text);
  const before = looked ? entries.findIndex((each) => isOf(looked, each)) : entries.length;
  const end = entries.length - 1;
  if (before <= 0) throw new Error('cannot find the areas in sandbox/routes.ts.');
  if (before <= end) return entries.toSpliced(before, 0, entry).join('');
  return text.replace('\n];', `\n${entry}];`);
}

/** The area is there: its pattern takes the address too. */
function widened({ path }: EndpointPlan, text: string, mark: string, looked: Area | undefined): string {
  const entries = entriesOf(text);
  const own = entries.findIndex((entry) => plain(entry).includes(mark));
  const first = looked ? entries.findIndex((entry) => isOf(looked, entry)) : -1;
  if (first === own) return text;
  if (first >= 0 && first < own)
    throw new Error(`${path} is looked for by ${looked?.paths} first: narrow that in sandbox/routes.ts.`);
  const wider = (entries[own] ?? '').replace(/paths:\s*\/(.*)\/(i?),\n/, (_, old: string, flag: string) => {
    return `paths: /${old}|${addressOf(path)}/${flag},\n`;
  });
  return entries.with(own, wider).join('');
}

const entriesOf = (text: string): string[] => text.split(/(?=^ {2}\{\n)/m);
const plain = (text: string): string => text.replace(/\s+/g, ' ');
const isOf = (area: Area, entry: string): boolean => plain(entry).includes(`paths: ${area.paths},`);

/** The last two words of an address, as the pattern of an area. */
const addressOf = (path: string): string =>
  `${path
    .split('/')
    .slice(-2)
    .map((word) => `\\/${word}`)
    .join('')}$`;

/**
 * Namers for themes of the tenant, of departments and from other systems, and for the platform's own themes, whose
 * titles can be set. No call finds a theme by id alone, so a theme is searched at the locator of its record.
 */
import { systemThemeNames } from '../../../api/themes/settings.ts';
import { allThemes } from '../../themes/find-theme.ts';
import { terminals } from '../../themes/terminals.ts';
import { hasStyles, type ThemeScope, themeLocatorSchema } from '../../themes/theme-locator.ts';
import { departments, findDepartmentId } from './department-namer.ts';
import type { Namer, NamingFacts, NamedThing } from './namer.ts';
import { partsOfKey, pathKey } from './names.ts';

const externalSource = 'external';
const ofTenant = terminals.map((terminal): ThemeScope => ({ terminal, deptId: '', external: false }));

/** A theme is found only within its terminal, style and department, because its calls need all three. */
export const themeNamer: Namer = {
  async byIds(facts, ids, at) {
    const found: NamedThing[] = [];
    for (const id of ids) {
      for (const scope of scopesAt(at(id))) {
        const one = (await themesOf(facts, scope)).find((thing) => thing.id === id);
        if (!one) continue;
        found.push(one);
        break;
      }
    }
    return found;
  },
  async find(facts, _, key) {
    const [of, style, , department = '', source = ''] = partsOfKey(key);
    const deptId = department === '' ? '' : await findDepartmentId(facts, department);
    if (deptId === null) return [];
    const asked = ofTenant.filter(({ terminal }) => key === '' || terminal === of);
    const all = await Promise.all(
      asked.map((scope) => themesOf(facts, { ...scope, deptId, external: source === externalSource })),
    );
    return all.flat().filter((thing) => key === '' || partsOfKey(thing.key)[1] === style);
  },
};

/** A theme without a locator counts as the tenant's. */
function scopesAt(locator: unknown): readonly ThemeScope[] {
  const told = themeLocatorSchema.safeParse(locator);
  return told.success ? [told.data] : ofTenant;
}

/** A missing department has no themes here; they could not be told from another department's. */
async function themesOf(facts: NamingFacts, scope: ThemeScope): Promise<readonly NamedThing[]> {
  const { terminal, deptId, external } = scope;
  const [department] = deptId === '' ? [] : await departments.byIds(facts, [deptId]);
  if (deptId !== '' && !department) return [];
  const where = external ? [department?.key ?? '', externalSource] : department ? [department.key] : [];
  const all = await allThemes(facts.ask, scope);
  return all.map(({ id, topicName, topicStyle }) => ({
    id,
    name: topicName,
    key: pathKey([terminal, hasStyles(terminal) ? topicStyle : '', topicName, ...where]),
  }));
}

/** The platform's themes are requested by logo, which the locator contains. */
export const systemThemeNamer: Namer = {
  async byIds(facts, ids, at) {
    const all = await Promise.all(
      [...new Set(ids.map((id) => logoAt(at(id))))].map((logo) => ofLogo(facts, logo)),
    );
    return all.flat().filter(({ id }) => ids.includes(id));
  },
  find: (facts, _, key) => ofLogo(facts, partsOfKey(key)[0] ?? ''),
};

function logoAt(locator: unknown): string {
  const { publishLogo } = Object(locator) as { readonly publishLogo?: unknown };
  return typeof publishLogo === 'string' ? publishLogo : '';
}

async function ofLogo({ ask }: NamingFacts, publishLogo: string): Promise<readonly NamedThing[]> {
  const all = await ask(systemThemeNames, { publishLogo });
  return all.map(({ id, sysTopicName: name }) => ({ id, name, key: pathKey([publishLogo, name]) }));
}

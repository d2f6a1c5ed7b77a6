/** Offers of the simulated cloud store, and this tenant's uploads to it (spec 2§1, 2§4). */

import type { ThemeFamily } from '#shared/api/themes/context.ts';
import type { StoreType } from '#shared/api/themes/packages.ts';
import type { OrganisationContext } from '../../kernel/departments/organisation-context.ts';
import { backValues, mobileValues, specialValues } from './seed/looks.ts';
import { paletteAt } from './seed/palettes.ts';
import { type ThemeValues, themeColumnsOf } from './theme-columns.ts';

export interface CloudOffer {
  readonly fileId: string;
  readonly storeType: StoreType;
  readonly name: string;
  readonly author: string;
  readonly note: string;
  /** Initial values of a theme made from the offer. */
  readonly values: ThemeValues;
}

export const familyOfStoreType: Readonly<Record<StoreType, ThemeFamily>> = {
  standardTheme: 'backTopic',
  characterTheme: 'featureTopic',
  mobileTheme: 'appTopic',
};

const names = ['Aurora', '清晨', 'Sandstone', '远山', 'Cobalt', '月白'] as const;
const authors = ['云岫设计', 'Studio Kestrel'] as const;
const notes = ['适合日常办公', 'Calm colours for long days', ''] as const;

const make: Readonly<Record<StoreType, (name: string, at: number) => ThemeValues>> = {
  standardTheme: (name, at) =>
    backValues({ name, style: at % 2 === 0 ? 'dark' : 'light', deptId: '' }, paletteAt(at + 8), 'pc'),
  characterTheme: (name, at) => specialValues({ name, style: 'dark', deptId: '' }, paletteAt(at + 9), ''),
  mobileTheme: (name, at) =>
    mobileValues({ name, style: at % 2 === 0 ? 'dark' : 'light', deptId: '' }, paletteAt(at + 10), `CS${at}`),
};
const shortNames = { standardTheme: 'standard', characterTheme: 'character', mobileTheme: 'mobile' } as const;

function soldOf(storeType: StoreType): CloudOffer[] {
  return names.map((name, at) => ({
    fileId: `CS-${shortNames[storeType]}-${at + 1}`,
    storeType,
    name,
    author: authors[at % authors.length] ?? '',
    note: notes[at % notes.length] ?? '',
    values: make[storeType](name, at),
  }));
}

/** Returns all offers of a type; `shared` returns only those that other tenants see. */
export async function offersOf(
  storeType: StoreType,
  { store, user }: OrganisationContext,
  shared: boolean,
): Promise<CloudOffer[]> {
  const rows = await store
    .selectFrom('cloud_theme')
    .selectAll()
    .where('tenant_key', '=', user.tenantKey)
    .where('store_type', '=', storeType)
    .$if(shared, (query) => query.where('shared', '=', 1))
    .orderBy('id')
    .execute();
  const own = rows.map(({ id: fileId, name, body }) => {
    const values = { ...make[storeType](name, 0), ...JSON.parse(body) };
    return { fileId, storeType, name, author: user.tenantName, note: '', values };
  });
  return [...soldOf(storeType), ...own];
}

/** The part of a theme that the store keeps: style and look, without its place. */
export function storedThemeBody(values: ThemeValues): string {
  const { topicStyle } = values;
  return JSON.stringify({ ...JSON.parse(themeColumnsOf(values).body), topicStyle });
}

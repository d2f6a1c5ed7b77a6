/** The cloud store: browsing its offers, making themes from them, publishing to it (spec 2§1, 2§4, 2§7). */
import type { Input } from '#shared/api/endpoint.ts';
import type { StoreType } from '#shared/api/themes/packages.ts';
import * as calls from '#shared/api/themes/packages.ts';
import { lookTables } from '#shared/rules/themes/look/look-of.ts';
import { valueOfPart } from '#shared/rules/themes/look/look-table.ts';
import {
  isRefusal,
  type OrganisationContext,
  departmentContext,
} from '../../kernel/departments/organisation-context.ts';
import { type Implementation, type Refusal, refuse } from '../../kernel/http/implement.ts';
import { messagesIn } from '../../kernel/messages.ts';
import { foldCase } from '../../kernel/people/search.ts';
import { ownThemesProblem } from './authority.ts';
import { type CloudOffer, familyOfStoreType, offersOf, storedThemeBody } from './cloud-offers.ts';
import { makeTheme, makeThemeId } from './make-theme.ts';
import { themeChanging, themeReading } from './route.ts';
import { recordThemeChange, themeToChange } from './save-theme.ts';
import { themeValuesOf } from './stored.ts';

export const cloudRoutes: readonly Implementation[] = [
  themeReading(calls.cloudStoreConfig, (_, context) => hasStore(context)),

  themeReading(calls.storeThemes, async ({ storeType, keywords = '' }, context) => {
    if (!hasStore(context)) return refuse(messagesIn(context.language).noCloudStore);
    const words = foldCase(keywords.trim());
    return (await offersOf(storeType, context, true))
      .filter(({ name }) => foldCase(name).includes(words))
      .map(({ fileId, name, author, note, values }) => ({
        fileId,
        name,
        author,
        note,
        primaryColor: colourOf(values),
      }));
  }),

  themeChanging(calls.importShare, async ({ fileId, storeType, name }, context) => {
    const { store, user, language } = context;
    const { numUpdatedRows } = await store
      .updateTable('cloud_theme')
      .set({ shared: 1, ...(name.trim() === '' ? {} : { name: name.trim() }) })
      .where('tenant_key', '=', user.tenantKey)
      .where('id', '=', fileId)
      .where('store_type', '=', storeType)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) return refuse(messagesIn(language).noSuchOffer);
    const chain = departmentContext(undefined, context, 'read');
    const dept_id = isRefusal(chain) ? '' : chain.deptId;
    await recordThemeChange({ id: fileId, topic_name: name, dept_id }, context, 'themeShared');
    return null;
  }),

  ...upload(calls.uploadBackTheme, 'standardTheme'),
  ...upload(calls.uploadSpecialTheme, 'characterTheme'),
  ...upload(calls.uploadMobileTheme, 'mobileTheme'),
  ...fromCloud(calls.preCreateBack, calls.createBackFromCloud, 'standardTheme'),
  ...fromCloud(calls.preCreateSpecial, calls.createSpecialFromCloud, 'characterTheme'),
  ...fromCloud(calls.preCreateMobile, calls.createMobileFromCloud, 'mobileTheme'),
];

/** A private platform has no store. */
const hasStore = ({ scenario }: OrganisationContext) => ['public', 'overseas'].includes(scenario.deployment);

const colourOf = (values: CloudOffer['values']) =>
  'appTopic' in values
    ? String(valueOfPart(lookTables.h5, 'primary', values.appTopic))
    : String(valueOfPart(lookTables.pc, 'primary', values));

type Upload = typeof calls.uploadBackTheme | typeof calls.uploadSpecialTheme | typeof calls.uploadMobileTheme;

function upload(endpoint: Upload, storeType: StoreType): Implementation[] {
  const work = async ({ topicId, dtu }: Input<Upload>, context: OrganisationContext) => {
    if (!hasStore(context)) return refuse(messagesIn(context.language).noCloudStore);
    const row = await themeToChange(familyOfStoreType[storeType], topicId, context, { dtu });
    if (isRefusal(row)) return row;
    const fileId = makeThemeId('CF');
    const columns = { name: row.topic_name, shared: 0, body: storedThemeBody(themeValuesOf(row)) };
    await context.store
      .insertInto('cloud_theme')
      .values({ tenant_key: row.tenant_key, id: fileId, store_type: storeType, ...columns })
      .execute();
    await recordThemeChange(row, context, 'themeUploaded');
    return { fileId };
  };
  return [themeChanging(endpoint as typeof calls.uploadBackTheme, work)];
}

type PreCreate = typeof calls.preCreateBack | typeof calls.preCreateSpecial | typeof calls.preCreateMobile;
type Create =
  | typeof calls.createBackFromCloud
  | typeof calls.createSpecialFromCloud
  | typeof calls.createMobileFromCloud;

function fromCloud(preCreate: PreCreate, create: Create, storeType: StoreType): Implementation[] {
  const family = familyOfStoreType[storeType];
  return [
    themeReading(preCreate as typeof calls.preCreateBack, async ({ fileId }, context) => {
      const offer = await find(fileId, storeType, context);
      if (isRefusal(offer)) return offer;
      const same = await context.store
        .selectFrom('theme')
        .select('id')
        .where('tenant_key', '=', context.user.tenantKey)
        .where('family', '=', family)
        .where('topic_name', '=', offer.name)
        .executeTakeFirst();
      return { topicName: offer.name, primaryColor: colourOf(offer.values), exists: same !== undefined };
    }),

    themeChanging(create as typeof calls.createBackFromCloud, async (input, context) => {
      const { fileId, topicName = '', deptId, dtu, source } = input;
      const offer = await find(fileId, storeType, context);
      if (isRefusal(offer)) return offer;
      const department = departmentContext(deptId, context);
      if (isRefusal(department)) return department;
      const refused = await ownThemesProblem(department, dtu ?? 'pc', context);
      if (refused) return refused;
      const values = {
        ...offer.values,
        topicName: topicName.trim() || offer.name,
        topicStatus: false,
        topicSource: source ?? ('' as const),
        deptId: department.deptId,
      };
      return makeTheme(family, family === 'backTopic' && dtu ? { ...values, dtu } : values, context);
    }),
  ];
}

async function find(
  fileId: string,
  storeType: StoreType,
  context: OrganisationContext,
): Promise<CloudOffer | Refusal> {
  const messages = messagesIn(context.language);
  if (!hasStore(context)) return refuse(messages.noCloudStore);
  const offer = (await offersOf(storeType, context, false)).find((each) => each.fileId === fileId);
  return offer ?? refuse(messages.noSuchOffer);
}

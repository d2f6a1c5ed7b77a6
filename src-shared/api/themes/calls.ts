/** The calls that all three families of themes have (spec 2§7, 2§8; S-20, S-21). */
import * as z from 'zod';
import { idList, wireCount, wireId } from '../codecs.ts';
import { get, post } from '../endpoint.ts';
import { renamedFields } from '../odd-values/renamed-fields.ts';
import { pageNumber } from '../page.ts';
import { appointmentValues } from './appointment.ts';
import { type ThemeFamily, themeScopeFields, topicStyles } from './context.ts';

type Shape = Readonly<Record<string, z.core.$ZodType>>;

const style = z.enum(topicStyles);
/** Pages count from 1; the console requests 20 themes a page (2§9). */
const listParams = {
  style: style.optional(),
  currentPage: pageNumber,
  pageSize: pageNumber,
  ...themeScopeFields,
};
const topicId = z.string().min(1);
const onTheme = { topicId, topicStyle: style.optional(), ...themeScopeFields };

interface Plan<Row extends Shape, Body extends Shape> {
  /** Beginning of the endpoints' ids. */
  readonly prefix: string;
  /** Fields of a row in the list. */
  readonly row: Row;
  /** Fields of a theme that are saved. */
  readonly body: Body;
  /** Whether lists are in `data.datas` directly, as the mobile family's are. */
  readonly flat?: boolean;
  /** Part of what is saved whose fields a list has beside the id. */
  readonly ownPart?: string;
  /** A theme of a fresh sandbox. */
  readonly example: { readonly id: string; readonly body: z.output<z.ZodObject<Body>> };
}

/** `super`: whether this person may do everything here; only the standard family says so. */
export interface ThemePage<Row> {
  readonly datas: readonly Row[];
  readonly totalCount: number;
  readonly pageSize: number;
  readonly currentPage: number;
  readonly super: boolean | null;
}

/** A page of a list, `{ data: { datas, … } }` or `{ datas, … }`: both are read, and the family's own is written. */
function pageOf<Row extends Shape>(row: Row, flat: boolean) {
  const flag = z.union([z.boolean(), z.string(), z.number()]).nullish();
  const page = z.object({
    datas: z.array(z.object(row)),
    totalCount: wireCount,
    pageSize: wireCount.optional(),
    currentPage: wireCount.optional(),
    super: flag,
  });
  const codec = z.codec(
    z.union([z.object({ data: page, super: flag }), page]),
    z.custom<ThemePage<z.output<z.ZodObject<Row>>>>((value) => typeof value === 'object' && value !== null),
    {
      decode: (wire) => {
        const inside = 'data' in wire ? wire.data : wire;
        const superValue = inside.super ?? wire.super;
        return {
          datas: inside.datas as never,
          totalCount: inside.totalCount,
          pageSize: inside.pageSize ?? inside.datas.length,
          currentPage: inside.currentPage ?? 1,
          super:
            superValue === undefined || superValue === null
              ? null
              : ['true', '1', 'E', 'y'].includes(String(superValue)),
        };
      },
      encode: ({ super: told, ...page }) => {
        const all = { ...page, ...(told === null ? {} : { super: told }) };
        return (flat ? all : { data: all }) as never;
      },
    },
  );
  renamedFields.set(codec, { data: '' });
  return codec;
}

/** `query` and `byName` read a page; the other calls change one theme, or the order. */
/*#__NO_SIDE_EFFECTS__*/
export function themeCalls<const Row extends Shape, const Body extends Shape>(
  family: ThemeFamily,
  { prefix, row, body, flat = false, ownPart, example }: Plan<Row, Body>,
) {
  const at = `/api/basicserver/${family}` as const;
  const source = '2§7';
  const response = pageOf(row, flat);
  const record = ownPart === undefined ? undefined : { ownPart };
  const firstPage = { currentPage: 1, pageSize: 20 };
  const exampleTopic = { topicId: example.id };
  return {
    /** Lists themes of one style in pages, in their order. */
    query: get(`${prefix}.query`, `${at}/qryTopic`, {
      given: source,
      request: listParams,
      response,
      example: firstPage,
    }),
    /** Lists the themes whose name contains a text. */
    byName: get(`${prefix}.byName`, `${at}/qryTopicByName`, {
      given: '2§7; 2§5',
      request: { topicName: z.string().min(1), ...listParams },
      response,
      example: { topicName: 'a', ...firstPage },
    }),
    /** Enables a theme. */
    enable: get(`${prefix}.enable`, `${at}/enableTopic`, {
      given: source,
      effect: 'write',
      request: onTheme,
      example: exampleTopic,
    }),
    /** Disables a theme. */
    disable: get(`${prefix}.disable`, `${at}/disableTopic`, {
      given: source,
      effect: 'write',
      request: onTheme,
      example: exampleTopic,
    }),
    /** Deletes a theme. */
    remove: get(`${prefix}.remove`, `${at}/delTopic`, {
      given: '2§7; S-21',
      effect: 'write',
      request: onTheme,
      example: exampleTopic,
    }),
    /** Makes a theme the default, which is seen where no other is appointed. */
    setDefault: get(`${prefix}.setDefault`, `${at}/appointDefaultTopic`, {
      given: '2§7; S-21',
      effect: 'write',
      request: onTheme,
      example: exampleTopic,
    }),
    /** Sorts a stretch of the themes of a style; `ids` are those of the stretch, separated by commas. */
    sort: get(`${prefix}.sort`, `${at}/dragSort`, {
      given: '2§7; S-21',
      effect: 'write',
      request: { ids: idList, topicStyle: style.optional(), ...themeScopeFields },
      example: { ids: [example.id] },
    }),
    /** Creates a theme under an id that was fetched before, or one of the server's, and answers its id. */
    add: post(`${prefix}.add`, `${at}/addBaseTopic`, {
      given: '2§7; 2§3',
      record,
      request: { id: topicId.optional(), ...body },
      response: wireId.nullish(),
      example: example.body as never,
    }),
    /** Saves a theme without its names in other languages. */
    update: post(`${prefix}.update`, `${at}/updateTopic`, {
      given: '2§7; 2§3; 2§5',
      record,
      request: { id: topicId, ...body },
      example: { id: example.id, ...example.body } as never,
    }),
    /** Sets the people who get a theme, and for how long. */
    appoint: post(`${prefix}.appoint`, `${at}/appointTopic`, {
      given: '2§7; 2§3; 2§4',
      request: { topicId, ...appointmentValues, ...themeScopeFields },
      // The documents show the mobile family's source in the address.
      beside: family === 'appTopic' ? ['source'] : [],
      example: {
        topicId: example.id,
        topicAppoint: 'permanent',
        appointDate: null,
        allowUserSwitch: true,
        appointRange: [],
      },
    }),
  };
}

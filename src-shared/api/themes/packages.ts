/**
 * Import and export of themes: the cloud store, zips, departments (spec 2§4, 2§7). Where the documents show no method,
 * reads are GET and writes are POST (S-6).
 */
import * as z from 'zod';
import { wireId, wireText } from '../codecs.ts';
import { get, post } from '../endpoint.ts';
import { themeDtus, themeScopeFields } from './context.ts';

/** Theme types of the cloud store, for the standard, the special and the mobile family. */
export const storeTypes = ['standardTheme', 'characterTheme', 'mobileTheme'] as const;
export type StoreType = (typeof storeTypes)[number];

const topicId = z.string().min(1);
const fileId = z.string().min(1);

/** Whether there is a cloud store: `y` means yes. */
export const cloudStoreConfig = get('cloudStore.config', '/api/cloudstore/app/getConfig', {
  given: '2§7',
  response: z.codec(z.string().nullish(), z.boolean(), {
    decode: (wire) => wire === 'y',
    encode: (value) => (value ? 'y' : 'n'),
  }),
});

/** Shares an uploaded theme in the cloud store. */
export const importShare = post('cloudStore.importShare', '/api/cloudstore/demo/importShare', {
  given: '2§7',
  request: { fileId, storeType: z.enum(storeTypes), name: z.string() },
  example: { fileId: 'CF1', storeType: 'standardTheme', name: 'Harbour' },
});

/** The themes in the cloud store; chosen, because the documents name only the type. */
export const storeThemes = get('cloudStore.themes', '/api/cloudstore/app/queryThemes', {
  chosen: '2§1; 2§4; S-6',
  request: { storeType: z.enum(storeTypes), keywords: z.string().optional() },
  response: z.array(
    z.object({ fileId: wireId, name: z.string(), author: wireText, note: wireText, primaryColor: wireText }),
  ),
  example: { storeType: 'standardTheme' },
});

const uploaded = z.object({ fileId: wireId });
/** The calls know two terminals; a special or mobile theme belongs to the web. */
const upload = { topicId, dtu: z.enum(themeDtus) };

/** Uploads a standard theme to the cloud. */
export const uploadBackTheme = post('themes.back.toCloud', '/api/basicserver/backTopic/uploadCloudFileZip', {
  given: '2§7; S-6',
  request: upload,
  response: uploaded,
  example: { topicId: 'TP100001', dtu: 'pc' },
});

/** Uploads a special theme to the cloud. */
export const uploadSpecialTheme = post(
  'themes.special.toCloud',
  '/api/basicserver/featureTopic/uploadCloudNew',
  {
    given: '2§7; S-6',
    request: upload,
    response: uploaded,
    example: { topicId: 'TF100001', dtu: 'pc' },
  },
);

/** Uploads a mobile theme to the cloud. The call is a GET that writes. */
export const uploadMobileTheme = get(
  'themes.mobile.toCloud',
  '/api/basicserver/appTopic/uploadCloudFileZip',
  {
    given: '2§7',
    effect: 'write',
    request: upload,
    response: uploaded,
    example: { topicId: 'TM100001', dtu: 'pc' },
  },
);

/** Preview of a theme from the store: its name, before it is created. */
const draft = z.object({ topicName: z.string(), primaryColor: wireText, exists: z.boolean().optional() });

const methodsChosen = '2§7; 2§4; S-6';

const look = (file: string, given = methodsChosen) => ({
  given,
  request: { fileId },
  response: draft,
  example: { fileId: file },
});

/** Previews a standard theme of the store before it is created. */
export const preCreateBack = get(
  'themes.back.preCreate',
  '/api/basicserver/backTopic/preCreateSkinTopicFromCloud',
  look('CS-standard-1'),
);

/** Previews a special theme of the store before it is created. */
export const preCreateSpecial = get(
  'themes.special.preCreate',
  '/api/basicserver/featureTopic/preCreateFeaTopicFromCloud',
  look('CS-character-1'),
);

/** Previews a mobile theme of the store before it is created. */
export const preCreateMobile = get(
  'themes.mobile.preCreate',
  '/api/basicserver/appTopic/preCreateAppTopicFromCloud',
  look('CS-mobile-1', '2§7; 2§4'),
);

/** `topicName` is a name other than the store's. */
const make = (file: string, given = methodsChosen) => ({
  given,
  request: { fileId, topicName: z.string().optional(), ...themeScopeFields },
  response: wireId.nullish(),
  example: { fileId: file },
});

/** Creates a standard theme from the store, and answers its id. */
export const createBackFromCloud = post(
  'themes.back.fromCloud',
  '/api/basicserver/backTopic/createSkinTopicFromCloud',
  make('CS-standard-1'),
);

/** Creates a special theme from the store, and answers its id. */
export const createSpecialFromCloud = post(
  'themes.special.fromCloud',
  '/api/basicserver/featureTopic/createFeaTopicFromCloud',
  make('CS-character-1'),
);

/** Creates a mobile theme from the store, and answers its id. */
export const createMobileFromCloud = post(
  'themes.mobile.fromCloud',
  '/api/basicserver/appTopic/createAppTopicFromCloud',
  make('CS-mobile-1', '2§7; 2§4'),
);

/** The departments that can get a standard theme, and whether they have it. */
export const querySyncDepts = get('themes.syncDepts', '/api/basicserver/backTopic/qrySyncDept', {
  given: '2§7; 2§4; S-6',
  request: { deptId: z.string(), dtu: z.enum(themeDtus), topicId: topicId.optional() },
  response: z.array(z.object({ deptId: wireId, deptName: z.string(), synced: z.boolean().optional() })),
  example: { deptId: 'D200', dtu: 'pc' },
});

/** Gives standard themes to departments. */
export const syncThemes = post('themes.sync', '/api/basicserver/backTopic/syncTopic', {
  given: '2§7; 2§4; S-6',
  request: {
    topicIds: z.array(topicId).min(1),
    deptIds: z.array(z.string().min(1)).min(1),
    dtu: z.enum(themeDtus),
  },
  example: { topicIds: ['TP100001'], deptIds: ['D203'], dtu: 'pc' },
});

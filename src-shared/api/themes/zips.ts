/**
 * Themes as zips: taken in as a multipart form, given out as bytes (spec 2§7; rows THM-142, 143, 145, 148, 150, 155,
 * 157). What a zip holds is the server's own business, or ours (docs/formats/theme-package.md); S-31.
 */
import * as z from 'zod';
import { wireId } from '../codecs.ts';
import { post } from '../endpoint.ts';
import { type ThemeFamily, themePlace } from './context.ts';
import { examplePackage } from './example-package.ts';

/** Ids of the themes that were made; a server that says none is looked at. One id, a list, or a list as `ids`. */
const made = z.codec(
  z.union([wireId, z.array(wireId), z.object({ ids: z.array(wireId) })]).nullish(),
  z.array(z.string()),
  {
    decode: (wire) => {
      if (wire === null || wire === undefined) return [];
      if (Array.isArray(wire)) return wire;
      return typeof wire === 'object' ? wire.ids : [wire];
    },
    encode: (ids) => ids,
  },
);

const taking = {
  encoding: 'multipart' as const,
  given: '2§7; S-6',
  /** `file`: a zip; where its themes are to stand. */
  request: { file: z.file(), ...themePlace },
  response: made,
};

/** Takes a zip of standard themes. */
export const importBackZip = post('themes.back.import', '/api/basicserver/backTopic/uploadLocalFileZip', {
  ...taking,
  example: () => ({ file: examplePackage('backTopic'), dtu: 'pc' as const }),
});

/** Takes a zip of special themes (spelled so). */
export const importSpecialZip = post('themes.special.import', '/api/basicserver/featureTopic/lcoalImport', {
  ...taking,
  example: () => ({ file: examplePackage('featureTopic') }),
});

/** Takes a zip of a mobile theme. */
export const importMobileZip = post('themes.mobile.import', '/api/basicserver/appTopic/uploadLocalFileZip', {
  ...taking,
  example: () => ({ file: examplePackage('appTopic') }),
});

/** Takes a zip of many mobile themes. */
export const importMobileZips = post('themes.mobile.importMany', '/api/basicserver/appTopic/batchImport', {
  ...taking,
  given: '2§7',
  example: () => ({ file: examplePackage('appTopic') }),
});

/** Where a theme is given out as a zip: bytes, and no envelope. */
export const zipDownloads = {
  backTopic: {
    id: 'themes.back.download',
    origin: 'given',
    path: '/api/basicserver/backTopic/downloadLocalZip',
  },
  featureTopic: {
    id: 'themes.special.download',
    origin: 'given',
    path: '/api/basicserver/featureTopic/downloadLocalFile',
  },
  appTopic: {
    id: 'themes.mobile.download',
    origin: 'given',
    path: '/api/basicserver/appTopic/downloadLocalZip',
  },
} as const satisfies Readonly<
  Record<ThemeFamily, { readonly id: string; readonly origin: 'given'; readonly path: `/api/${string}` }>
>;

/** Path and query of a theme's zip. */
export function zipPath(family: ThemeFamily, asked: Readonly<Record<string, string>>): string {
  return `${zipDownloads[family].path}?${new URLSearchParams(asked)}`;
}

/**
 * Themes as zips: imported as a multipart form, exported as bytes (spec 2§7; rows THM-142, 143, 145, 148, 150, 155,
 * 157). The contents of a zip are the server's own format, or this project's (docs/formats/theme-package.md); S-31.
 */
import * as z from 'zod';
import { wireId } from '../codecs.ts';
import { post } from '../endpoint.ts';
import { type ThemeFamily, themeScopeFields } from './context.ts';
import { examplePackage } from './example-package.ts';

/**
 * Ids of the created themes: one id, a list, or a list in `ids`. Where a server answers none, its themes are compared.
 */
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
  /** `file` is a zip; the other fields are the scope of its themes. */
  request: { file: z.file(), ...themeScopeFields },
  response: made,
};

/** Imports a zip of standard themes. */
export const importBackZip = post('themes.back.import', '/api/basicserver/backTopic/uploadLocalFileZip', {
  ...taking,
  example: () => ({ file: examplePackage('backTopic'), dtu: 'pc' as const }),
});

/** Imports a zip of special themes (the platform's spelling). */
export const importSpecialZip = post('themes.special.import', '/api/basicserver/featureTopic/lcoalImport', {
  ...taking,
  example: () => ({ file: examplePackage('featureTopic') }),
});

/** Imports a zip of a mobile theme. */
export const importMobileZip = post('themes.mobile.import', '/api/basicserver/appTopic/uploadLocalFileZip', {
  ...taking,
  example: () => ({ file: examplePackage('appTopic') }),
});

/** Imports a zip of many mobile themes. */
export const importMobileZips = post('themes.mobile.importMany', '/api/basicserver/appTopic/batchImport', {
  ...taking,
  given: '2§7',
  example: () => ({ file: examplePackage('appTopic') }),
});

/** Addresses that export a theme as a zip: bytes without an envelope. */
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

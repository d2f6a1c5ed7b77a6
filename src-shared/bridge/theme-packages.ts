/**
 * Theme packages on this computer: checked before anything is used, split for the server, written. Only the console
 * talks to the platform about their themes.
 */
import * as z from 'zod';
import { familyBrand, familyLimits, familyName } from '../rules/themes/family/theme-family.ts';
import { manifestLimits, packageManifest } from '../rules/themes/package/manifest.ts';
import { packageRelease } from '../rules/themes/package/package-release.ts';
import { packageFindingSchema, packageReportSchema } from '../rules/themes/package/report-schema.ts';
import { call, longCall } from './contract.ts';
import { fileHandle, saveOutcome } from './files.ts';

const fileId = z.string().min(1).max(64);
const themeKey = z.string().min(1).max(64);
const assetPath = z.string().min(1).max(200);

/** The result of checking a file (`rules/themes/package/report.ts`), with its manifest where it has this format's. */
const checked = z.object({
  ...packageReportSchema,
  /** Findings of each theme, by its key. */
  themes: z.record(z.string(), z.array(packageFindingSchema)),
  manifest: packageManifest.nullable(),
});
export type CheckedPackage = z.output<typeof checked>;

const draftAsset = z.strictObject({
  field: z.string().min(1).max(200),
  /** Handle of the file with the picture's bytes. */
  file: fileId,
});

/** A package to be written; each of `pictures` replaces the field that it names. */
const draft = z.strictObject({
  part: packageManifest.shape.part,
  author: z.string().max(200),
  licence: z.string().max(200),
  /** The creation day for the manifest. */
  day: z.iso.date(),
  release: packageRelease.optional(),
  themes: z
    .array(
      packageManifest.shape.themes.element
        .omit({ key: true, assets: true })
        .extend({ pictures: z.array(draftAsset).max(100) }),
    )
    .min(1)
    .max(manifestLimits.themes),
  families: z
    .array(
      z.strictObject({
        name: familyName,
        brand: familyBrand,
        /** Places of its themes in `themes`. */
        members: z.array(z.int().min(0)).min(1).max(familyLimits.members),
      }),
    )
    .max(familyLimits.families)
    .optional(),
});
export type PackageToWrite = z.output<typeof draft>;

const suggestedName = z.string().min(1).max(200);

const progress = z.object({ done: z.number().int(), total: z.number().int() });

export const themePackages = {
  calls: {
    /** Runs every check on a file, in the order of limits.md §4. Progress is in bytes. */
    check: longCall(z.strictObject({ file: fileId }), checked, progress),
    /** One theme of a package as a package of its own, renamed where `name` is given. */
    takeTheme: call(
      z.strictObject({ file: fileId, key: themeKey, name: z.string().min(1).max(200).optional() }),
      fileHandle,
    ),
    /** The package with a new name or look for one of its themes; pictures that no theme uses any more are dropped. */
    changeTheme: call(
      z.strictObject({
        file: fileId,
        key: themeKey,
        name: z.string().min(1).max(200),
        fields: packageManifest.shape.themes.element.shape.fields,
      }),
      fileHandle,
    ),
    takePicture: call(z.strictObject({ file: fileId, path: assetPath }), fileHandle),
    /**
     * Writes a package under its name, completely or not at all; `sign` with the installation's key. Progress is in
     * bytes of pictures.
     */
    write: longCall(z.strictObject({ suggestedName, draft, sign: z.boolean() }), saveOutcome, progress),
    /** Saves an open package where the user says, completely or not at all. Progress is in bytes. */
    save: longCall(z.strictObject({ file: fileId, suggestedName }), saveOutcome, progress),
  },
  events: {},
} as const;

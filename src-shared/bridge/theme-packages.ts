/**
 * Theme packages on this computer: looked at before anything of them is used, taken apart for the server, written. Where
 * a theme goes and comes from is the console's business: it alone speaks with the platform.
 */
import * as z from 'zod';
import { packageCodes, severities } from '../rules/themes/package/findings.ts';
import { manifestLimits, packageManifest } from '../rules/themes/package/manifest.ts';
import { call, longCall } from './contract.ts';
import { fileHandle, saveOutcome } from './files.ts';

const fileId = z.string().min(1).max(64);
const themeKey = z.string().min(1).max(64);
const assetPath = z.string().min(1).max(200);

const finding = z.object({
  code: z.enum(packageCodes),
  severity: z.enum(severities),
  where: z.string().optional(),
  details: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
});

/** What the check of a file says (`rules/themes/package/report.ts`), and its manifest where it has one of ours. */
const checked = z.object({
  kind: z.enum(['package', 'unknown-zip', 'refused']),
  findings: z.array(finding),
  /** Findings of each theme, by its key. */
  themes: z.record(z.string(), z.array(finding)),
  entries: z.array(z.object({ path: z.string(), bytes: z.number(), stored: z.number() })),
  /** Of the file. */
  bytes: z.number(),
  manifest: packageManifest.nullable(),
});
export type CheckedPackage = z.output<typeof checked>;

const draftAsset = z.strictObject({
  field: z.string().min(1).max(200),
  /** Whose bytes they are: a file that the shell was given. */
  file: fileId,
});

/** A package to be written: `pictures` stand in the fields that they are named for. */
const draft = z.strictObject({
  part: packageManifest.shape.part,
  author: z.string().max(200),
  licence: z.string().max(200),
  /** That it says it was made on. */
  day: z.iso.date(),
  themes: z
    .array(
      packageManifest.shape.themes.element
        .omit({ key: true, assets: true })
        .extend({ pictures: z.array(draftAsset).max(100) }),
    )
    .min(1)
    .max(manifestLimits.themes),
});
export type PackageToWrite = z.output<typeof draft>;

const suggestedName = z.string().min(1).max(200);

const progress = z.object({ done: z.number().int(), total: z.number().int() });

export const themePackages = {
  calls: {
    /** Every check of one file, in the order of limits.md §4. Bytes are reported. */
    check: longCall(z.strictObject({ file: fileId }), checked, progress),
    /** One theme of a package as a package of its own, under another name where one is told. */
    takeTheme: call(
      z.strictObject({ file: fileId, key: themeKey, name: z.string().min(1).max(200).optional() }),
      fileHandle,
    ),
    /** The package with another name and look of one of its themes; what no theme shows any more is not in it. */
    changeTheme: call(
      z.strictObject({
        file: fileId,
        key: themeKey,
        name: z.string().min(1).max(200),
        fields: packageManifest.shape.themes.element.shape.fields,
      }),
      fileHandle,
    ),
    /** A picture of a package. */
    takePicture: call(z.strictObject({ file: fileId, path: assetPath }), fileHandle),
    /** Writes a package: whole under its name, or not at all. Bytes of pictures are reported. */
    write: longCall(z.strictObject({ suggestedName, draft }), saveOutcome, progress),
    /** A package that is open, written where the user says: whole, or not at all. Bytes are reported. */
    save: longCall(z.strictObject({ file: fileId, suggestedName }), saveOutcome, progress),
  },
  events: {},
} as const;

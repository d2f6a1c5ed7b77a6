import * as z from 'zod';
import { packageManifest } from '#shared/rules/themes/package/manifest.ts';
import { packageFindingSchema, packageReportSchema } from '#shared/rules/themes/package/report-schema.ts';

const themeOfManifest = packageManifest.shape.themes.element;
const themeHead = themeOfManifest.pick({ key: true, family: true, terminal: true, name: true });

/** `theme check --json` */
export const themeCheckShape = z.object({
  files: z.array(
    z.object({
      name: z.string(),
      ...packageReportSchema,
      themes: z.array(themeHead.extend({ findings: z.array(packageFindingSchema) })),
    }),
  ),
});

/** `theme list --json` */
export const themeListShape = z.object({
  packages: z.array(
    z.object({
      name: z.string(),
      version: z.string().optional(),
      author: z.string().optional(),
      licence: z.string().optional(),
      created: z.string(),
      part: packageManifest.shape.part,
      themes: z.array(
        themeHead.extend({
          style: themeOfManifest.shape.style,
          fields: z.number().int(),
          pictures: z.number().int(),
          /** Size of all pictures. */
          bytes: z.number().int(),
        }),
      ),
    }),
  ),
});

/** Null where the package has no such field. */
const value = z.json().nullable();
const change = z.object({ field: z.string(), before: value, after: value });

/** `theme diff --json` */
export const themeDiffShape = z.object({
  same: z.boolean(),
  about: z.array(change),
  themes: z.array(
    z.object({
      key: z.string(),
      name: z.string(),
      state: z.enum(['added', 'removed', 'changed', 'same']),
      changes: z.array(change),
    }),
  ),
});

/** What `--json` prints of two configurations; the shape is published in docs/formats (scripts/terminal-schemas.ts). */
import * as z from 'zod';
import { collectedEdit } from '#shared/rules/changes/collected.ts';
import { configurationAreas } from '#shared/rules/configuration/area-names.ts';

const areas = z.array(z.enum(configurationAreas));

/** `config diff --json` */
export const configDiffShape = z.object({
  same: z.boolean(),
  /** Those that were compared, and those that only one of them has. */
  areas,
  onlyFirst: areas,
  onlySecond: areas,
  differences: z.array(
    z.object({
      area: z.enum(configurationAreas),
      /** `added`: only the second has it. */
      state: z.enum(['added', 'removed', 'changed']),
      kind: z.string(),
      place: z.unknown(),
      name: z.string(),
      /** From what the first has to what the second has; of records that only one has, all that they say. */
      edits: z.record(z.string(), collectedEdit),
      /** Whether `--changes` has it. */
      byChange: z.boolean(),
      /** Fields that it does without: no form would take what the second has. */
      notTaken: z.array(z.string()),
    }),
  ),
});

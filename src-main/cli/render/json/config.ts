/** What `--json` prints of two configurations; the shape is published in docs/formats (scripts/terminal-schemas.ts). */
import * as z from 'zod';
import { changePlan } from '#shared/rules/changes/plan.ts';
import { changesApplyShape } from './changes.ts';
import { collectedEdit } from '#shared/rules/changes/collected.ts';
import { namedReference } from '#shared/rules/changes/mapping/names.ts';
import { configurationAreas } from '#shared/rules/configuration/area-names.ts';

const areas = z.array(z.enum(configurationAreas));

/** `config diff --json` */
export const configDiffShape = z.object({
  same: z.boolean(),
  /** Those that were compared, and those that only one of them has. */
  areas,
  onlyFirst: areas,
  onlySecond: areas,
  /** Of each that was compared how many records differ. */
  byArea: z.partialRecord(z.enum(configurationAreas), z.number().int()),
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
      /** What the change names that the first is not known to have: `changes apply` finds it by its name. */
      missing: z.array(namedReference.pick({ kind: true, id: true })),
    }),
  ),
  /** `nothingPairs`: both have such records, and none is called alike; `byIdAlone`: nothing but ids paired them. */
  notes: z.array(
    z.object({
      note: z.enum(['nothingPairs', 'byIdAlone']),
      area: z.enum(configurationAreas),
      kind: z.string(),
      first: z.number().int(),
      second: z.number().int(),
    }),
  ),
  /** What stands behind ids. */
  names: z.array(namedReference),
});

const asked = { server: changesApplyShape.shape.server, user: changesApplyShape.shape.user };

/** `config plan --json`: the server stands first, the folder second. */
export const configPlanShape = z.object({ ...asked, plan: changePlan, ...configDiffShape.shape });

/** `config apply --json` */
export const configApplyShape = z.object({
  ...asked,
  cancelled: changesApplyShape.shape.cancelled,
  /** Differences that no change of a record can do. */
  notByChange: z.number().int(),
  /** Fields that no form would take: nothing of them was sent. */
  notTaken: z.array(z.object({ kind: z.string(), name: z.string(), fields: z.array(z.string()) })),
  plan: changePlan,
  changes: changesApplyShape.shape.changes,
});

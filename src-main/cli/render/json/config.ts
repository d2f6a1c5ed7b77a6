import * as z from 'zod';
import { collectedEdit } from '#shared/rules/changes/collected-change.ts';
import { namedReference } from '#shared/rules/changes/mapping/names.ts';
import { changePlan } from '#shared/rules/changes/plan.ts';
import { configurationAreas } from '#shared/rules/configuration/area-names.ts';
import { changesApplyShape } from './changes.ts';

const areas = z.array(z.enum(configurationAreas));

/** `config diff --json` */
export const configDiffShape = z.object({
  same: z.boolean(),
  /** Areas that were compared, and areas that one configuration alone has. */
  areas,
  onlyFirst: areas,
  onlySecond: areas,
  /** Differing records of each compared area. */
  byArea: z.partialRecord(z.enum(configurationAreas), z.number().int()),
  differences: z.array(
    z.object({
      area: z.enum(configurationAreas),
      /** A record is `added` where the second configuration alone has it. */
      state: z.enum(['added', 'removed', 'changed']),
      kind: z.string(),
      place: z.unknown(),
      name: z.string(),
      /** Fields from the first to the second configuration; all fields of a record that one configuration alone has. */
      edits: z.record(z.string(), collectedEdit),
      /** `--changes` writes a change for this difference. */
      byChange: z.boolean(),
      /** Fields that are left out, since no form would accept the second configuration's value. */
      notTaken: z.array(z.string()),
      /** Records whose presence in the first configuration is unknown; `changes apply` finds them by their names. */
      missing: z.array(namedReference.pick({ kind: true, id: true })),
    }),
  ),
  /** `nothingPairs`: no record of one has a name of the other; `byIdAlone`: ids alone paired the records. */
  notes: z.array(
    z.object({
      note: z.enum(['nothingPairs', 'byIdAlone']),
      area: z.enum(configurationAreas),
      kind: z.string(),
      first: z.number().int(),
      second: z.number().int(),
    }),
  ),
  /** Names of ids. */
  names: z.array(namedReference),
});

const serverAndUser = { server: changesApplyShape.shape.server, user: changesApplyShape.shape.user };

/** `config plan --json`; the server is the first configuration, the folder the second. */
export const configPlanShape = z.object({ ...serverAndUser, plan: changePlan, ...configDiffShape.shape });

/** `config apply --json` */
export const configApplyShape = z.object({
  ...serverAndUser,
  cancelled: changesApplyShape.shape.cancelled,
  /** Number of differences that no change can make. */
  notByChange: z.number().int(),
  /** Fields whose values no form would accept; they were not sent. */
  notTaken: z.array(z.object({ kind: z.string(), name: z.string(), fields: z.array(z.string()) })),
  plan: changePlan,
  changes: changesApplyShape.shape.changes,
});

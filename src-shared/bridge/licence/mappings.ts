/**
 * Mappings through which platforms' own kinds of licence files are read (docs/formats/mapping.md, "Licence files"): those
 * that the user opens, held until Steward is closed, and those of the servers' profiles.
 */
import * as z from 'zod';
import { mappingProblems } from '../../rules/servers/mapping/mapping-file.ts';
import { call, nothing } from '../contract.ts';

const shownMapping = z.object({
  name: z.string(),
  /** Opened by the user, or part of a server's profile, whose name it has. */
  source: z.enum(['given', 'profile']),
  /** The names of the kinds of files that it knows. */
  kinds: z.array(z.string()),
});
export type ShownMapping = z.output<typeof shownMapping>;

/** In the order in which a file is held against them. */
const shownMappings = z.object({ mappings: z.array(shownMapping) });

export const licenceMappingCalls = {
  mappings: call(nothing, shownMappings),
  /** Holds a mapping file. Nothing is kept of it, and no server asks by it. */
  giveMapping: call(
    z.strictObject({ file: z.string().min(1).max(64) }),
    z.discriminatedUnion('outcome', [
      z.object({ outcome: z.literal('given'), ...shownMappings.shape }),
      z.object({
        outcome: z.literal('refused'),
        problem: z.enum([...mappingProblems, 'noLicenceFiles']),
        at: z.string(),
      }),
    ]),
  ),
  /** Lets go of what the user opened; those of profiles stay. */
  forgetMappings: call(nothing, shownMappings),
} as const;

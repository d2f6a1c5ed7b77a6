/**
 * Mappings that read platforms' own kinds of licence files (docs/formats/mapping.md, "Licence files"): those that the
 * user opens, which are held until Steward is closed, and those of server profiles.
 */
import * as z from 'zod';
import { mappingProblems } from '../../rules/servers/mapping/mapping-file.ts';
import { call, noArguments } from '../contract.ts';

const shownMapping = z.object({
  name: z.string(),
  /** `given`: opened by the user. `profile`: part of a server's profile, with the profile's name. */
  source: z.enum(['given', 'profile']),
  kinds: z.array(z.string()),
});
export type ShownMapping = z.output<typeof shownMapping>;

/** The order is that in which a file is matched against them. */
const shownMappings = z.object({ mappings: z.array(shownMapping) });

export const licenceMappingCalls = {
  mappings: call(noArguments, shownMappings),
  /** Holds a mapping file in memory. It is not stored, and no request to a server uses it. */
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
  /** Releases the mappings that the user opened; those of profiles stay. */
  forgetMappings: call(noArguments, shownMappings),
} as const;

/** `config plan`, which `config apply --dry-run` is: what applying a folder would come to on a server. Nothing is sent. */
import type * as z from 'zod';
import type { TakableComparison } from '#shared/rules/configuration/takable.ts';
import { planOf } from '#shared/rules/changes/plan.ts';
import { planText } from '#shared/rules/changes/plan-text.ts';
import { readChosenNames } from './chosen-names.ts';
import type { GivenCommand } from './command-line.ts';
import { within } from './config-diff.ts';
import { givenAreas } from './config-source.ts';
import { type EveryWord, everyWord } from './every-word.ts';
import { exitCodes } from './exit-codes.ts';
import type { configPlanShape } from './json-config.ts';
import type { Options } from './options.ts';
import { deliver, refuseTaken, toJson } from './output.ts';
import { changesOf, compareWithServer, givenFolder } from './planned-configuration.ts';
import { failsOn } from './server/agreed.ts';
import { tellsOtherTenant } from './server/refuse-other-tenant.ts';
import type { PlatformSession } from './server/platform-session.ts';
import { openSession } from './server/session.ts';
import { comparedShape, comparedText } from './show-differences.ts';
import { aboutServer, serverLine } from './show-server.ts';
import type { Terminal } from './terminal.ts';
import type { Words } from './words.ts';

type Planned = z.input<typeof configPlanShape>;

export async function planConfiguration(
  { operands, options }: GivenCommand,
  terminal: Terminal,
  words: Words,
): Promise<number> {
  const all = await everyWord(words.language);
  const areas = givenAreas(options);
  const folder = await givenFolder(operands[0] ?? '', terminal, all);
  if (!folder) return exitCodes.notReadable;
  if (options.out !== null) await refuseTaken(options.out, options.force);
  const chosen = await readChosenNames(options, terminal, words, all);
  const session = await openSession(options, terminal, words, all);
  try {
    tellsOtherTenant(folder.tenant, session, terminal, words);
    const wanted = within(folder.configuration, areas);
    const compared = await compareWithServer(wanted, chosen, session, terminal, words, all);
    if (!compared) return exitCodes.notReadable;
    const plan = planOf(changesOf(compared));
    await deliver(await plannedText(compared, options, session, words, all), options, terminal, words);
    if (failsOn(plan, options, terminal, words, all)) return exitCodes.notApplied;
    return options.exitCode && compared.differences.length > 0 ? exitCodes.differs : exitCodes.good;
  } finally {
    await session.close();
  }
}

/** What would be done, in words or in JSON. */
export async function plannedText(
  compared: TakableComparison,
  { json }: Pick<Options, 'json'>,
  session: PlatformSession,
  words: Words,
  all: EveryWord,
): Promise<string> {
  const plan = planOf(changesOf(compared));
  if (json) return toJson({ ...aboutServer(session), plan, ...comparedShape(compared) } satisfies Planned);
  const line = planText(plan, all);
  return `${serverLine(session, words)}${await comparedText(compared, words, all)}${line === '' ? '' : `${line}\n`}`;
}

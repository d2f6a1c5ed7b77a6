/** `policy check`: what a file would decide as the policy of a computer, before it is rolled out. */
import type * as z from 'zod';
import type { EffectivePolicy } from '#shared/bridge/policy.ts';
import { policyLimit } from '../../services/policy/document-text.ts';
import { policyOfFile } from '../../services/policy/policy-service.ts';
import type { GivenCommand } from '../command-line/read-command-line.ts';
import { everyWord } from '../text/all-texts.ts';
import { exitCodes } from '../failure/exit-codes.ts';
import { placeProblem, serverProblem, tellUnusable } from '../data-folder/open-policy.ts';
import type { policyCheckShape } from '../render/json/policy.ts';
import { toJson } from '../render/to-json.ts';
import { deliver, refuseTaken } from '../terminal/output.ts';
import { asJson } from './show.ts';
import { showEffective } from './policy-text.ts';
import { readSource } from '../input/read-source.ts';
import type { Terminal } from '../terminal/terminal.ts';
import type { Words } from '../text/terminal-texts.ts';

/** Bytes that are no document at all: the others are one that says what it must not. */
const unread: readonly EffectivePolicy['places'][number]['problem'][] = [
  'TOO_LARGE',
  'ENCODING',
  'UTF16',
  'NOT_JSON',
];

export async function checkPolicyFile(
  { operands: [path = ''], options }: GivenCommand,
  terminal: Terminal,
  words: Words,
): Promise<number> {
  if (options.out !== null) await refuseTaken(options.out, options.force);
  const all = await everyWord(words.language);
  const { name, bytes } = await readSource(path, policyLimit, terminal, words.say('cli.standardInput'));
  const policy = policyOfFile(name, bytes);
  const effective = policy.effective({});
  const unusable = policy.unusableServers();
  const [problem = null] = policy.refused().map((place) => place.problem);
  const good = problem === null && unusable.length === 0;
  const servers = unusable.map(({ name: server, error }) => ({
    name: server,
    ...serverProblem(error, all),
  }));
  const width = options.out === null ? terminal.columns : null;
  const json: z.input<typeof policyCheckShape> = { ...asJson(effective), good, servers };
  const text = () => showEffective(effective, width, words, all);
  await deliver(options.json ? toJson(json) : text(), options, terminal, words);
  for (const one of unusable) tellUnusable(one, terminal, words, all);
  for (const place of policy.refused())
    terminal.complain(
      `steward: ${all.say('policy.refusedNotice', { place: place.place, problem: placeProblem(place, all) })}\n`,
    );
  if (good) return exitCodes.good;
  return unread.includes(problem) ? exitCodes.notReadable : exitCodes.policyRefused;
}

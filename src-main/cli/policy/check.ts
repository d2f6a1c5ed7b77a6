/** `policy check` reads a file as if it were the computer's policy, before it is rolled out. */
import type * as z from 'zod';
import type { EffectivePolicy } from '#shared/bridge/policy.ts';
import { policyLimit } from '../../services/policy/document-text.ts';
import { policyOfFile } from '../../services/policy/policy-service.ts';
import type { CommandCall } from '../command-line/parse-command-line.ts';
import {
  policyLocationProblem,
  reportUnusableServer,
  unusableServerReason,
} from '../data-folder/open-policy.ts';
import { exitCodes } from '../failure/exit-codes.ts';
import { readSource } from '../input/read-source.ts';
import type { policyCheckShape } from '../render/json/policy.ts';
import { toJson } from '../render/to-json.ts';
import { deliver, refuseExistingFile } from '../terminal/output.ts';
import type { CommandTerminal } from '../terminal/terminal.ts';
import { loadAllWords } from '../text/all-words.ts';
import type { TerminalWords } from '../text/terminal-words.ts';
import { effectivePolicyText } from './policy-text.ts';
import { policyJson } from './show.ts';

/** Problems of files that are no document at all; the other problems are about a document's content. */
const unread: readonly EffectivePolicy['places'][number]['problem'][] = [
  'TOO_LARGE',
  'ENCODING',
  'UTF16',
  'NOT_JSON',
];

export async function checkPolicyFile(
  { operands: [path = ''], options }: CommandCall,
  terminal: CommandTerminal,
  words: TerminalWords,
): Promise<number> {
  if (options.out !== null) await refuseExistingFile(options.out, options.force);
  const allWords = await loadAllWords(words.language);
  const { name, bytes } = await readSource(path, policyLimit, terminal, words.say('cli.standardInput'));
  const policy = policyOfFile(name, bytes);
  const effective = policy.effective({});
  const unusable = policy.unusableServers();
  const [problem = null] = policy.refusedPolicies().map((location) => location.problem);
  const good = problem === null && unusable.length === 0;
  const servers = unusable.map(({ name: server, error }) => ({
    name: server,
    ...unusableServerReason(error, allWords),
  }));
  const width = options.out === null ? terminal.columns : null;
  const json: z.input<typeof policyCheckShape> = { ...policyJson(effective), good, servers };
  const text = () => effectivePolicyText(effective, width, words, allWords);
  await deliver(options.json ? toJson(json) : text(), options, terminal, words);
  for (const one of unusable) reportUnusableServer(one, terminal, words, allWords);
  for (const location of policy.refusedPolicies())
    terminal.complain(
      `steward: ${allWords.say('policy.refusedNotice', { place: location.place, problem: policyLocationProblem(location, allWords) })}\n`,
    );
  if (good) return exitCodes.good;
  return unread.includes(problem) ? exitCodes.notReadable : exitCodes.policyRefused;
}

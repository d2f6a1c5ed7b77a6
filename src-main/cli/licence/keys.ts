import type { ShownKey, TrustedKeyList } from '#shared/bridge/licence/keys.ts';
import { summariseKey } from '../../services/licence/given/key-summary.ts';
import { createPolicy } from '../../services/licence/policy/policy.ts';
import type { CommandCall } from '../command-line/parse-command-line.ts';
import { exitCodes } from '../failure/exit-codes.ts';
import { fitTable } from '../render/fit-table.ts';
import { toJson } from '../render/to-json.ts';
import { deliver } from '../terminal/output.ts';
import type { CommandTerminal } from '../terminal/terminal.ts';
import { printable } from '../text/printable.ts';
import type { TerminalWords } from '../text/terminal-words.ts';
import { keyPolicyProblem } from './key-policy-problem.ts';
import { loadTrustedKeys } from './trusted-keys.ts';

export async function listTrustedKeys(
  { options }: CommandCall,
  terminal: CommandTerminal,
  words: TerminalWords,
): Promise<number> {
  const known = await loadTrustedKeys(options, terminal, createPolicy(terminal.administrator));
  const { policy, giving, samplesRefused } = known;
  const keys = known.keys.list().map(summariseKey);
  const text = (): string => {
    const table = showKeys(keys, options.out === null ? terminal.columns : null, words);
    return `${table}\n\n${policyLine(policy, words)}${samplesRefused ? `\n${words.say('cli.samplesRefused')}` : ''}\n`;
  };
  await deliver(
    options.json ? toJson({ keys, policy, giving, samplesRefused }) : text(),
    options,
    terminal,
    words,
  );
  return exitCodes.good;
}

function policyLine({ place, state, problem }: TrustedKeyList['policy'], words: TerminalWords): string {
  return words.say(`cli.policy.${state}`, { place, problem: keyPolicyProblem(problem, words) });
}

function showKeys(keys: readonly ShownKey[], width: number | null, words: TerminalWords): string {
  const columns = [
    { title: words.say('licence.file.keyId'), shrinks: 16 },
    { title: words.say('licence.file.algorithm') },
    { title: words.say('licence.file.keyName'), shrinks: 12 },
    { title: words.say('licence.file.keySource') },
    { title: words.say('cli.keyColumn.period') },
    { title: words.say('licence.file.thumbprint'), shrinks: 12 },
  ] as const;
  const rows = keys.map((key) => [
    printable(key.id),
    key.algorithm,
    printable(key.sample ? words.say('cli.sampleKey', { name: key.name ?? '' }) : (key.name ?? '–')),
    words.say(`licence.keySource.${key.source}`),
    period(key, words),
    key.thumbprint,
  ]);
  return fitTable(columns, rows, width);
}

function period({ notBefore, notAfter, revoked }: ShownKey, words: TerminalWords): string {
  if (revoked !== null) return words.say('cli.revoked', { day: revoked });
  if (notBefore === null && notAfter === null) return words.say('cli.unlimitedPeriod');
  return `${notBefore ?? ''} … ${notAfter ?? ''}`.trim();
}

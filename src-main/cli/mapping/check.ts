/** `mapping check` reads saved answers, and asks no server. */
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type * as z from 'zod';
import { endpoints } from '#shared/api/index.ts';
import { fitOf } from '#shared/api/mapping/fit-answer.ts';
import type { Mapping } from '#shared/api/mapping/mapping.ts';
import { locatedCall } from '#shared/api/call-placement.ts';
import { BridgeError } from '#shared/bridge/errors.ts';
import { stringifyJson } from '#shared/kit/exact-json.ts';
import { type SavedAnswer, savedAnswerEnding } from '#shared/rules/servers/mapping/saved-answer.ts';
import { readSavedAnswer } from '../../formats/answers/read.ts';
import { isUtf16 } from '../../formats/is-utf16.ts';
import { systemCode } from '../../services/durable/disk.ts';
import type { CommandCall } from '../command-line/parse-command-line.ts';
import { exitCodes } from '../failure/exit-codes.ts';
import { UsageError } from '../failure/usage-error.ts';
import { loadMappingFile } from '../input/mapping-file.ts';
import { readSource } from '../input/read-source.ts';
import type { mappingCheckShape } from '../render/json/mapping.ts';
import { toneSigns } from '../render/signs.ts';
import { toJson } from '../render/to-json.ts';
import { deliver, refuseExistingFile } from '../terminal/output.ts';
import type { CommandTerminal } from '../terminal/terminal.ts';
import { type AllWords, loadAllWords } from '../text/all-words.ts';
import { printable } from '../text/printable.ts';
import type { TerminalWords } from '../text/terminal-words.ts';

type MappingReport = z.input<typeof mappingCheckShape>;

/** Bytes of a saved answer. */
const answerLimit = 16 * 1024 * 1024;

export async function checkMappingFile(
  { operands, options }: CommandCall,
  terminal: CommandTerminal,
  words: TerminalWords,
): Promise<number> {
  const { answers } = options;
  if (answers === null) throw new UsageError('cli.problem.missingAnswers');
  if (options.out !== null) await refuseExistingFile(options.out, options.force);
  const allWords = await loadAllWords(words.language);
  const opened = await loadMappingFile(operands[0] ?? '', terminal, words);
  if (opened === null) return exitCodes.notReadable;
  const checked = await checkAnswers(answers, opened.mapping, terminal, words);
  if (checked.calls.length === 0) {
    terminal.complain(`steward: ${words.say('cli.mapping.noAnswers', { name: printable(answers) })}\n`);
    return exitCodes.notReadable;
  }
  await deliver(
    options.json ? toJson(checked) : reportText(checked, words, allWords),
    options,
    terminal,
    words,
  );
  if (checked.unread.length > 0) return exitCodes.notReadable;
  return checked.fits ? exitCodes.good : exitCodes.differs;
}

async function checkAnswers(
  folder: string,
  mapping: Mapping,
  terminal: CommandTerminal,
  words: TerminalWords,
): Promise<MappingReport> {
  const calls: MappingReport['calls'] = [];
  const unread: string[] = [];
  for (const file of await answerFiles(folder)) {
    const { bytes } = await readSource(join(folder, file), answerLimit, terminal, '');
    const saved = readSavedAnswer(bytes);
    const declared = endpoints.find(({ id }) => id === saved?.call);
    if (saved && declared) {
      calls.push({ call: saved.call, ...fitOf(locatedCall(declared, mapping), asAnswer(saved)) });
    } else {
      unread.push(file);
      const why = isUtf16(bytes)
        ? words.say('cli.problem.utf16Text', { argument: printable(file) })
        : words.say('cli.mapping.noAnswer', { name: printable(file) });
      terminal.complain(`steward: ${why}\n`);
    }
  }
  return { fits: calls.every(({ fit }) => fit !== 'different'), calls, unread };
}

async function answerFiles(folder: string): Promise<readonly string[]> {
  try {
    return (await readdir(folder)).filter((name) => name.endsWith(savedAnswerEnding)).sort();
  } catch (error) {
    if (systemCode(error) === 'UNKNOWN') throw error;
    throw new BridgeError('FILE_UNREADABLE', 'the folder can not be read', { name: folder });
  }
}

function asAnswer({ status, body, lines }: SavedAnswer) {
  const text = lines ? lines.map((line) => `${stringifyJson(line)}\n`).join('') : stringifyJson(body ?? '');
  return { status, text, header: () => null };
}

const fitSigns = {
  present: toneSigns.success,
  refused: toneSigns.info,
  elsewhere: toneSigns.warning,
  unreachable: toneSigns.warning,
  different: toneSigns.danger,
} as const;

/** Calls that do not fit stand first. */
function reportText({ calls }: MappingReport, words: TerminalWords, allWords: AllWords): string {
  const order = ['different', 'elsewhere', 'unreachable', 'refused', 'present'];
  const lines = [...calls]
    .sort((a, b) => order.indexOf(a.fit) - order.indexOf(b.fit))
    .map(({ call, fit, field, detail }) => {
      const fitText =
        fit === 'different' && field !== ''
          ? allWords.say('servers.mapping.fit.differentField', { field: printable(field) })
          : allWords.say(`servers.mapping.fit.${fit}`);
      const more = detail === '' || fit === 'present' ? '' : ` (${printable(detail)})`;
      return `${fitSigns[fit]} ${call}  ${fitText}${more}\n`;
    });
  const good = calls.filter(({ fit }) => fit === 'present').length;
  return `${lines.join('')}${words.say('cli.mapping.checked', { good, total: calls.length })}\n`;
}

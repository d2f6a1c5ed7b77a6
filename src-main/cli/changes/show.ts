import type * as z from 'zod';
import {
  type SignedDecision,
  type SignedRequest,
  sharedComputer,
} from '#shared/rules/changes/approval/verdict.ts';
import { changeHeadline, fieldLines } from '../change-set/change-text.ts';
import { changeFileRefusal, loadChangeFile } from '../change-set/read-change-file.ts';
import type { CommandCall } from '../command-line/parse-command-line.ts';
import { exitCodes } from '../failure/exit-codes.ts';
import type { changesShowShape } from '../render/json/changes.ts';
import { toJson } from '../render/to-json.ts';
import { deliver } from '../terminal/output.ts';
import type { CommandTerminal } from '../terminal/terminal.ts';
import { type AllWords, loadAllWords } from '../text/all-words.ts';
import { printable } from '../text/printable.ts';
import type { TerminalWords } from '../text/terminal-words.ts';
import { approvalPeriodLine } from './approval-period.ts';

type Listed = z.input<typeof changesShowShape>['files'][number];

export async function showChanges(
  { operands, options }: CommandCall,
  terminal: CommandTerminal,
  words: TerminalWords,
): Promise<number> {
  const allWords = await loadAllWords(words.language);
  const files: Listed[] = [];
  let text = '';
  let code: number = exitCodes.good;
  for (const path of operands) {
    const file = await loadChangeFile(path, terminal, words);
    if (file.problem !== null) {
      code = exitCodes.notReadable;
      files.push({ name: file.name, problem: file.problem, at: file.at });
      text += await changeFileRefusal(file, words, allWords);
      continue;
    }
    const { name, madeAt, from, changes, names, request, decision } = file;
    files.push({
      name,
      problem: null,
      made: madeAt,
      from,
      request: request && { ...signerOf(request), id: request.id, server: request.server },
      decision: decision && {
        ...signerOf(decision),
        verdict: decision.verdict,
        notBefore: decision.notBefore ?? null,
        validUntil: decision.validUntil ?? null,
      },
      changes: changes.map(({ kind, place, title, edits }) => ({ kind, place, title, edits })),
    });
    const by = [from.server, from.user, madeAt].map(printable).join(', ');
    text += `${printable(name)}: ${allWords.say('changes.file.found', { count: changes.length })} ${by}\n`;
    if (request) text += signedLines(allWords.say('changes.approval.request'), request, allWords);
    if (decision)
      text += signedLines(allWords.say(`changes.approval.verdict.${decision.verdict}`), decision, allWords);
    if (decision) text += approvalPeriodLine(decision, words, allWords);
    const shared = sharedComputer(request, decision);
    if (shared !== null)
      text += `  ${allWords.say('changes.approval.oneComputer', { computer: printable(shared) })}\n`;
    for (const change of changes)
      text += `${changeHeadline(change, names, allWords)}\n${await fieldLines(change, change.edits, words, allWords, names)}`;
  }
  await deliver(options.json ? toJson({ files }) : text, options, terminal, words);
  return code;
}

function signerOf({ by, at, words, fingerprint, computer }: SignedRequest | SignedDecision) {
  return { by, at, words, fingerprint, computer: computer ?? null };
}

/** `Approved: Wei, 2026-11-24T08:00:00.000Z`, the signer's words, and the fingerprint of the key. */
function signedLines(
  what: string,
  { by, at, words, fingerprint }: SignedRequest | SignedDecision,
  allWords: AllWords,
): string {
  const wordsLine = words === '' ? '' : `  ${printable(words)}\n`;
  const key = `  ${allWords.say('changes.approval.fingerprint')}: ${fingerprint}\n`;
  return `${what}: ${printable(by)}, ${at}\n${wordsLine}${key}  ${allWords.say('changes.approval.holds')}\n`;
}

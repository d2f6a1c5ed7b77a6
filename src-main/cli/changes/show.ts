/** `changes show`: what is in files of changes, or why they are refused. */
import type * as z from 'zod';
import {
  type SignedDecision,
  type SignedRequest,
  sharedComputer,
} from '#shared/rules/changes/approval/verdict.ts';
import { fieldLines, headline } from '../change-set/change-text.ts';
import { readChanges, refusal } from '../change-set/read-change-file.ts';
import type { GivenCommand } from '../command-line/read-command-line.ts';
import { type EveryWord, everyWord } from '../text/all-texts.ts';
import { exitCodes } from '../failure/exit-codes.ts';
import type { changesShape } from '../render/json/changes.ts';
import { toJson } from '../render/to-json.ts';
import { deliver } from '../terminal/output.ts';
import { printable } from '../text/printable.ts';
import { spanLine } from './approval-period.ts';
import type { Terminal } from '../terminal/terminal.ts';
import type { Words } from '../text/terminal-texts.ts';

type Listed = z.input<typeof changesShape>['files'][number];

export async function showChanges(
  { operands, options }: GivenCommand,
  terminal: Terminal,
  words: Words,
): Promise<number> {
  const all = await everyWord(words.language);
  const files: Listed[] = [];
  let text = '';
  let code: number = exitCodes.good;
  for (const path of operands) {
    const file = await readChanges(path, terminal, words);
    if (file.problem !== null) {
      code = exitCodes.notReadable;
      files.push({ name: file.name, problem: file.problem, at: file.at });
      text += await refusal(file, words, all);
      continue;
    }
    const { name, made, from, changes, names, request, decision } = file;
    files.push({
      name,
      problem: null,
      made,
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
    const by = [from.server, from.user, made].map(printable).join(', ');
    text += `${printable(name)}: ${all.say('changes.file.found', { count: changes.length })} ${by}\n`;
    if (request) text += signedLines(all.say('changes.approval.request'), request, all);
    if (decision) text += signedLines(all.say(`changes.approval.verdict.${decision.verdict}`), decision, all);
    if (decision) text += spanLine(decision, words, all);
    const shared = sharedComputer(request, decision);
    if (shared !== null)
      text += `  ${all.say('changes.approval.oneComputer', { computer: printable(shared) })}\n`;
    for (const change of changes)
      text += `${headline(change, names, all)}\n${await fieldLines(change, change.edits, words, all, names)}`;
  }
  await deliver(options.json ? toJson({ files }) : text, options, terminal, words);
  return code;
}

function signerOf({ by, at, words, fingerprint, computer }: SignedRequest | SignedDecision) {
  return { by, at, words, fingerprint, computer: computer ?? null };
}

/** `Approved: Wei, 2026-11-24T08:00:00.000Z`, its words, and below the key that signed it. */
function signedLines(
  what: string,
  { by, at, words, fingerprint }: SignedRequest | SignedDecision,
  all: EveryWord,
): string {
  const said = words === '' ? '' : `  ${printable(words)}\n`;
  const key = `  ${all.say('changes.approval.fingerprint')}: ${fingerprint}\n`;
  return `${what}: ${printable(by)}, ${at}\n${said}${key}  ${all.say('changes.approval.holds')}\n`;
}

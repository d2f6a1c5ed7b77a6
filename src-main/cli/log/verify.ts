/** `log verify` verifies an evidence package, and asks no server. */
import type * as z from 'zod';
import { type VerifiedEvidence, verifyEvidence } from '../../formats/evidence/verify-evidence.ts';
import type { CommandCall } from '../command-line/parse-command-line.ts';
import { exitCodes } from '../failure/exit-codes.ts';
import { readSource } from '../input/read-source.ts';
import type { logEvidenceShape } from '../render/json/log.ts';
import { toneSigns } from '../render/signs.ts';
import { toJson } from '../render/to-json.ts';
import { deliver, refuseExistingFile } from '../terminal/output.ts';
import type { CommandTerminal } from '../terminal/terminal.ts';
import { printable } from '../text/printable.ts';
import type { TerminalWords } from '../text/terminal-words.ts';

/** Bytes of a package; a million rows take about 40 MB. */
const largestPackage = 1024 * 1024 * 1024;

export async function verifyLogEvidence(
  { operands: [path = ''], options }: CommandCall,
  terminal: CommandTerminal,
  words: TerminalWords,
): Promise<number> {
  if (options.out !== null) await refuseExistingFile(options.out, options.force);
  const { bytes } = await readSource(path, largestPackage, terminal, words.say('cli.standardInput'));
  const verified = verifyEvidence(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
  const { fault, fingerprint, manifest } = verified;
  const isOtherKey =
    options.fingerprint !== null && groupsOf(options.fingerprint) !== groupsOf(fingerprint ?? '');
  const good = fault === null && !isOtherKey;
  const json: z.input<typeof logEvidenceShape> = { good, fault, fingerprint, manifest };
  await deliver(
    options.json ? toJson(json) : reportText(verified, isOtherKey, words),
    options,
    terminal,
    words,
  );
  if (good) return exitCodes.good;
  return manifest === null ? exitCodes.notReadable : exitCodes.notVerified;
}

/** The digits of a fingerprint, however they are grouped. */
const groupsOf = (fingerprint: string): string => fingerprint.replace(/\D+/g, '');

function reportText(
  { manifest, fingerprint, fault }: VerifiedEvidence,
  isOtherKey: boolean,
  words: TerminalWords,
): string {
  const key = { fingerprint: fingerprint ?? '' };
  if (fault) {
    const text = words.say(`cli.log.fault.${fault.kind}`, { file: printable(fault.file) });
    return `${toneSigns.danger} ${text}\n`;
  }
  if (manifest === null) return '';
  const { rows, log, server, tenant, account, made, filter, zone } = manifest;
  const facts = {
    count: rows.count,
    log: printable(log),
    server: printable(server.name),
    address: printable(server.address),
    tenant: printable(tenant.name),
  };
  const first = isOtherKey
    ? `${toneSigns.danger} ${words.say('cli.log.otherKey', key)}`
    : `${toneSigns.success} ${words.say('cli.log.good', facts)}`;
  const lines = [
    first,
    words.say('cli.log.by', { made, account: printable(account.name) }),
    filter.words.length === 0
      ? words.say('cli.log.noFilter')
      : words.say('cli.log.filter', { words: printable(filter.words.join('; ')) }),
    ...(zone === '' ? [] : [words.say('cli.log.zone', { zone: printable(zone) })]),
    words.say('cli.log.counts', { ...rows, first: printable(rows.first), last: printable(rows.last) }),
    words.say('cli.log.key', key),
  ];
  return `${lines.join('\n  ')}\n`;
}

/** Runs a program of the system by its absolute path, so that the user's PATH cannot replace it. */
import { execFile } from 'node:child_process';

export interface ProgramAnswer {
  /** Exit code; null where the program did not run, was ended or wrote too much. */
  readonly code: number | null;
  readonly output: string;
  /** The first line of the program's error output, without unprintable characters; '' for none. */
  readonly reason: string;
}

export type RunProgram = (program: string, args: readonly string[]) => Promise<ProgramAnswer>;

/** Time limit in milliseconds. */
const patience = 15_000;
/** Bytes of each stream. */
const outputLimit = 4 * 1024 * 1024;

/** The environment is empty, for the user can set it; never rejects. */
export function runProgram(program: string, args: readonly string[]): Promise<ProgramAnswer> {
  return new Promise((resolve) => {
    const options = {
      timeout: patience,
      windowsHide: true,
      env: {},
      maxBuffer: outputLimit,
      encoding: 'buffer' as const,
    };
    execFile(program, [...args], options, (error, output, errors) => {
      const code = error ? (typeof error.code === 'number' ? error.code : null) : 0;
      const notRun = typeof error?.code === 'string' ? error.code : '';
      resolve({ code, output: output.toString('utf8'), reason: firstLine(consoleText(errors)) || notRun });
    });
  });
}

/**
 * Decodes the output of a console program: UTF-8, else the code page of a Chinese Windows where the words are
 * Chinese; other code pages lose the letters beyond ASCII.
 */
export function consoleText(
  bytes: Uint8Array,
  language = new Intl.DateTimeFormat().resolvedOptions().locale,
): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    const encoding = /^zh\b(?!-(?:Hant|TW|HK|MO))/.test(language) ? 'gbk' : 'utf-8';
    return new TextDecoder(encoding).decode(bytes).replaceAll('\uFFFD', '?');
  }
}

function firstLine(text: string): string {
  const line = text.split(/[\r\n]+/).find((one) => one.trim() !== '') ?? '';
  return line
    .replaceAll(/\p{Cc}/gu, ' ')
    .trim()
    .slice(0, 200);
}

/**
 * TypeScript's errors in a program's own files, those that its configuration names. Other files that they import
 * belong to another program; tsc would check them again. Errors without a file, such as a library that lacks a
 * global type, are left out too: programs that are checked completely have the same libraries.
 */
import { readFileSync } from 'node:fs';
import { totalmem } from 'node:os';
import { join, relative } from 'node:path';

/**
 * Environment variables of the compiler, a Go program: it collects garbage only from a quarter of the machine's
 * memory on, for collecting takes a third of its time otherwise.
 */
export const tidyLate = { GOGC: 'off', GOMEMLIMIT: `${Math.floor(totalmem() / 4)}B` };

/**
 * One line for each error, as tsc writes it.
 *
 * @param {string} folder @param {string} config name of its configuration
 * @returns {Promise<string[]>}
 */
export async function typeErrors(folder, config) {
  const { API } = await import('typescript/unstable/async');
  // The compiler inherits the environment of this process.
  Object.assign(process.env, tidyLate);
  const api = new API({ cwd: folder });
  try {
    const path = join(folder, config);
    const project = (await api.updateSnapshot({ openProjects: [path] })).getProject(path);
    if (!project || project.rootFiles.length === 0) return [`${config}: names no files`];
    const { program } = project;
    const found = [
      ...(await program.getConfigFileParsingDiagnostics()),
      ...(await program.getProgramDiagnostics()),
    ];
    for (const file of project.rootFiles)
      found.push(
        ...(await program.getSyntacticDiagnostics(file)),
        ...(await program.getSemanticDiagnostics(file)),
      );
    return found.map((one) => `${positionOf(folder, one)}error TS${one.code}: ${wordsOf(one)}`);
  } finally {
    await api.close();
  }
}

function positionOf(folder, { fileName, pos }) {
  if (!fileName) return '';
  const before = readFileSync(fileName, 'utf8').slice(0, pos).split('\n');
  return `${relative(folder, fileName).replaceAll('\\', '/')}(${before.length},${before.at(-1).length + 1}): `;
}

function wordsOf({ text, messageChain = [] }) {
  return [text, ...messageChain.map((part) => wordsOf(part).replaceAll(/^/gm, '  '))].join('\n');
}

/**
 * A build plugin for *What's new*: `virtual:steward-change-log` is CHANGELOG.md as plain texts by version and kind. The
 * page that shows it loads when it is opened.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const name = 'virtual:steward-change-log';

interface ChangeGroup {
  /** `Added`, `Changed`, `Fixed`, as Keep a Changelog has them. */
  readonly kind: string;
  readonly lines: string[];
}

interface ChangedVersion {
  /** `Unreleased`, or `1.2.0`. */
  readonly version: string;
  /** The date as the file writes it behind the version; '' for none. */
  readonly date: string;
  readonly groups: ChangeGroup[];
}

export function changeLogOf(markdown: string): readonly ChangedVersion[] {
  const versions: ChangedVersion[] = [];
  for (const line of markdown.split(/\r?\n/)) {
    const [, version, date = ''] = /^## \[?([^\]\s]+)\]?(?: - (\S+))?/.exec(line) ?? [];
    if (version) versions.push({ version, date, groups: [] });
    const [, kind] = /^### (.+)/.exec(line) ?? [];
    if (kind) versions.at(-1)?.groups.push({ kind: kind.trim(), lines: [] });
    const lines = versions.at(-1)?.groups.at(-1)?.lines;
    const [, entry] = /^- (.+)/.exec(line) ?? [];
    if (entry) lines?.push(entry.trim());
    // An entry goes on in lines that are set in.
    else if (/^ +\S/.test(line) && lines) lines.push(`${lines.pop() ?? ''} ${line.trim()}`);
  }
  return versions.map(({ groups, ...version }) => ({
    ...version,
    groups: groups.map(({ kind, lines }) => ({ kind, lines: lines.map(plainOf) })),
  }));
}

/** The sentence without the marks of Markdown; marks within code, which may be meant, stay. */
function plainOf(entry: string): string {
  const plain = entry
    .split(/(`[^`]*`)/)
    .map((part) => (part.startsWith('`') && part.length > 1 ? part.slice(1, -1) : withoutMarks(part)));
  return plain.join('');
}

function withoutMarks(text: string): string {
  return text
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll(/\*\*([^*]+)\*\*/g, '$1')
    .replaceAll(/\*([^*]+)\*/g, '$1');
}

export function changeLog(root: string): Plugin {
  const file = join(root, 'CHANGELOG.md');
  return {
    name: 'steward-change-log',
    resolveId: (id) => (id === name ? `\0${name}` : null),
    load(id) {
      if (id !== `\0${name}`) return null;
      this.addWatchFile(file);
      const versions = JSON.stringify(changeLogOf(readFileSync(file, 'utf8')));
      return `export const changeLog = JSON.parse(${JSON.stringify(versions)});`;
    },
  };
}

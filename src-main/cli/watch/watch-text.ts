import { toneSigns } from '../render/signs.ts';
import { printable } from '../text/printable.ts';
import type { TerminalWords } from '../text/terminal-words.ts';
import type { WatchReport, WatchState } from './watched-subject.ts';

const signs: Readonly<Record<WatchState, string>> = {
  good: toneSigns.success,
  warning: toneSigns.warning,
  danger: toneSigns.danger,
  unread: '?',
};

/** The first line sums everything up, since monitoring programs show it alone. */
export function watchText(
  { server, state, subjects, from, until }: WatchReport,
  words: TerminalWords,
): string {
  const lines = [
    `${signs[state]} ${words.say(`cli.watch.state.${state}`, { name: printable(server.name) })}`,
    words.say('cli.watch.span', { from, until }),
  ];
  for (const { subject, state: its, reason, notices, more } of subjects) {
    lines.push(`${signs[its]} ${words.say(`cli.watch.subject.${subject}`)}`);
    if (reason !== '') lines.push(`    ${printable(reason)}`);
    for (const { text } of notices) lines.push(`    ${printable(text)}`);
    if (more > 0) lines.push(`    ${words.say('cli.watch.more', { count: more })}`);
  }
  return `${lines.join('\n')}\n`;
}

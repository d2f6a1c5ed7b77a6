/** Results name the server and the signed-in user first. */
import { printable } from '../text/printable.ts';
import type { TerminalWords } from '../text/terminal-words.ts';
import type { PlatformSession } from './platform-session.ts';

export function serverFacts({ server, facts }: PlatformSession) {
  const { name, target } = server;
  return { server: { name, address: target.address }, user: facts.user.username };
}

export function serverLine({ server, facts }: PlatformSession, words: TerminalWords): string {
  const params = { name: printable(server.name), user: printable(facts.user.username) };
  return `${words.say('cli.server.line', params)}\n`;
}

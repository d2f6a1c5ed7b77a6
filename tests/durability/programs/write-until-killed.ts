/**
 * A process that is meant to die: keeps figures of usage, opened licences, versions, the clock's latest time,
 * secrets of servers and collected changes, and says what was acknowledged. Arguments: folder, first number.
 */
import { keepers } from './other-stores.ts';

const [folder = '', first = '0'] = process.argv.slice(2);
const say = (line: string) => process.stdout.write(`${line}\n`);
const kept = await keepers(folder);
say('ready 0');
for (let n = Number(first); ; n += 1) {
  await kept.usage.write(n);
  say(`usage ${n}`);
  await kept.history.write(n);
  say(`history ${n}`);
  await kept.versions.write(n);
  say(`versions ${n}`);
  await kept.secrets.write(n);
  say(`secrets ${n}`);
  await kept.clock.write(n);
  say(`clock ${n}`);
  await kept.changes.write(n);
  say(`changes ${n}`);
}

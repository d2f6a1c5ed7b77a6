/**
 * Starts a built desktop program under plain Node with `electron` mapped to the stand-in: `node start-built.mjs STAND_IN
 * DATA MODULE PLATFORM`. Prints as JSON what it asked of Electron until its page was loaded and answered, and until it
 * had ended; which calls that may take long it made on the main thread; and the processor time of its longest turn.
 */
import childProcess from 'node:child_process';
import { registerHooks, syncBuiltinESMExports } from 'node:module';
import tls from 'node:tls';
import { pathToFileURL } from 'node:url';

const [standIn, data, module, platform] = process.argv.slice(2);
const electron = pathToFileURL(standIn).href;
registerHooks({
  resolve: (specifier, context, next) =>
    specifier === 'electron' ? { url: electron, shortCircuit: true } : next(specifier, context),
});
Object.defineProperty(process, 'platform', { value: platform });

/** Certificate stores, the registry and the owner of a file are asked by other programs: seconds, on a slow computer. */
const slow = [];
for (const [owner, name] of [
  [tls, 'getCACertificates'],
  ...['execFileSync', 'execSync', 'spawnSync'].map((each) => [childProcess, each]),
]) {
  const call = owner[name];
  owner[name] = (...given) => {
    // The bundled list is in the program itself.
    if (given[0] !== 'bundled' && given[0] !== 'default') slow.push(name);
    return call(...given);
  };
}
syncBuiltinESMExports();

const { app, windows, schemeHandlers, recorded } = await import(electron);
const names = () => recorded.map(([name]) => name);
/** Milliseconds of processor time of one turn of the event loop: a busy machine makes it no longer. */
let longest = 0;
let isMeasuring = true;
let last = process.threadCpuUsage?.() ?? process.cpuUsage();
const measure = () => {
  const now = process.threadCpuUsage?.() ?? process.cpuUsage();
  longest = Math.max(longest, (now.user + now.system - last.user - last.system) / 1000);
  last = now;
  if (isMeasuring) setImmediate(measure);
};
const until = async (is) => {
  while (!is()) await new Promise((later) => setTimeout(later, 5));
};

process.argv = ['steward', `--data=${data}`];
await import(pathToFileURL(module).href);
const before = names();
// Electron is ready only after the entry's first turn.
app.becomeReady();
measure();
await until(() => windows.length > 0);
const page = await schemeHandlers.get('console')(new Request('console://app/'));
await until(() => names().includes('menu'));
isMeasuring = false;
const started = names().slice(before.length);
app.quitBySystem();
const code = await app.ended.promise;
process.stdout.write(
  JSON.stringify({ before, started, status: page.status, ended: code, slow, longest: Math.round(longest) }),
);
process.exit(0);

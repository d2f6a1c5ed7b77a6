/**
 * The desktop's main side in a fresh process, around the recording stand-in for Electron: `node desktop-start.mjs
 * STAND_IN DATA MODULE window|loaded`. Prints the milliseconds of processor time, user and system, until the window was
 * asked for, or until the module was loaded. What Electron itself does before and after is no part of it, nor is what
 * else the machine is busy with.
 */
import { registerHooks } from 'node:module';
import { pathToFileURL } from 'node:url';

const [standIn, data, module, until] = process.argv.slice(2);
const electron = pathToFileURL(standIn).href;
registerHooks({
  resolve: (specifier, context, next) =>
    specifier === 'electron' ? { url: electron, shortCircuit: true } : next(specifier, context),
});
const { app } = await import(electron);
process.argv = ['steward', `--data=${data}`];

const before = process.cpuUsage();
const used = () => {
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
};
const shown = new Promise((resolve) => {
  app.once('web-contents-created', () => resolve(used()));
});
await import(pathToFileURL(module).href);
// Electron is ready only after the entry's first turn.
app.becomeReady();
process.stdout.write(String(until === 'window' ? await shown : used()));
process.exit(0);

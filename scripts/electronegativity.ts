/**
 * Runs Electronegativity on a folder and writes its findings as SARIF: `node scripts/electronegativity.ts FOLDER FILE`.
 * A process of its own, for the tool is of 2021: its TypeScript parser needs the TypeScript that it brings along, and
 * it would ask the network for translations and release notes. A file that it can't parse ends it with exit code 2,
 * instead of being passed over.
 */
import { readFileSync } from 'node:fs';
import { createRequire, registerHooks } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

interface Options {
  readonly input: string;
  readonly output: string;
  readonly isSarif: boolean;
  readonly isRelative: boolean;
  readonly electronVersionOverride: string;
  readonly excludeFromScan: readonly string[];
}
interface Outcome {
  readonly globalChecks: number;
  readonly atomicChecks: number;
  readonly errors: readonly { readonly file: string; readonly message: string }[];
}

const [input, output] = process.argv.slice(2);
if (!input || !output) throw new Error('usage: node scripts/electronegativity.ts FOLDER FILE');

const root = join(import.meta.dirname, '..');
const tool = createRequire(import.meta.resolve('@doyensec/electronegativity'));
const typescript = pathToFileURL(tool.resolve('typescript')).href;
const noNetwork = 'data:text/javascript,module.exports = () => Promise.reject(new Error("no network"));';

registerHooks({
  resolve(specifier, context, next) {
    if (specifier === 'typescript') return { url: typescript, format: 'commonjs', shortCircuit: true };
    if (specifier === 'got') return { url: noNetwork, format: 'commonjs', shortCircuit: true };
    return next(specifier, context);
  },
  load(url, context, next) {
    if (url !== noNetwork) return next(url, context);
    return {
      format: 'commonjs',
      shortCircuit: true,
      source: noNetwork.slice('data:text/javascript,'.length),
    };
  },
});

const run: (options: Options) => Promise<Outcome> = tool('@doyensec/electronegativity');
const { version } = JSON.parse(readFileSync(join(root, 'node_modules/electron/package.json'), 'utf8'));
const { globalChecks, atomicChecks, errors } = await run({
  input,
  output,
  isSarif: true,
  isRelative: true,
  electronVersionOverride: version,
  // Asks the network which Electron has which security fix; `npm outdated` tells, where there is one.
  excludeFromScan: ['availablesecurityfixesglobalcheck'],
});
for (const { file, message } of errors) console.error(`Error parsing ${file}: ${message}`);
console.log(`electronegativity: ${globalChecks + atomicChecks} checks for Electron ${version}`);
process.exitCode = errors.length > 0 ? 2 : 0;

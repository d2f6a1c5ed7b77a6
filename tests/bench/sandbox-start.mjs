/**
 * The fresh process that `sandbox.bench.ts` measures: loads the bundled sandbox, opens it, asks one question.
 * Arguments: the bundle and the database file. Prints the milliseconds since this process began to run. Plain
 * JavaScript, since what ships is not TypeScript either.
 */
import { pathToFileURL } from 'node:url';

const [bundle = '', file = ''] = process.argv.slice(2);
const { createSandbox } = await import(pathToFileURL(bundle).href);
const sandbox = await createSandbox({ file });
const answer = await sandbox.fetch(new Request('http://sandbox/api/basicserver/session/accounts'));
const { code } = await answer.json();
const milliseconds = performance.now();
sandbox.close();
if (code !== 200) throw new Error(`the sandbox answered ${code}`);
console.log(milliseconds);

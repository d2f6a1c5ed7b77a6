/** What a generator has written into a copy of the project, by the project's own tools. */
import { execFileSync } from 'node:child_process';
import { bin } from '../lib/run.mjs';

/** Runs a tool of the project in `root`; throws with all that it says where it does not end well. */
export function runIn(root: string, package_: string, command: string, args: readonly string[]): string {
  try {
    const options = { cwd: root, encoding: 'utf8', stdio: 'pipe' } as const;
    return execFileSync(process.execPath, [bin(package_, command), ...args], options);
  } catch (error) {
    const { stdout, stderr } = error as { stdout?: unknown; stderr?: unknown };
    throw new Error(`${stdout}${stderr}`, { cause: error });
  }
}

/** Formats the files, and throws where the project's rules have something to say of them. */
export function checkFormat(root: string, files: readonly string[]): void {
  const asGenerated = ['check', '--write', '--error-on-warnings', '--vcs-enabled=false'];
  runIn(root, '@biomejs/biome', 'biome', [...asGenerated, ...files]);
}

/**
 * `npm run unused`: code that nobody uses (knip), and code that only tests use (knip without them), except for
 * `lib/not-used.ts`.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { onPurpose } from './lib/not-used.ts';
import { root } from './lib/paths.mjs';
import { bin } from './lib/run.mjs';
import { findingsOf, judgeUnused, type KnipIssue } from './lib/unused-findings.ts';
import { writeTexts } from './texts/write-texts.mjs';

writeTexts();

/** knip's cache saves a third of the time where little has changed. */
const cacheOptions = ['--cache', '--cache-location', join(root, '.cache/knip')];
const knip = [bin('knip'), '--no-progress', ...cacheOptions];
const whole = spawnSync(process.execPath, knip, { cwd: root, stdio: 'inherit' });
if (whole.status !== 0) process.exit(1);

// knip ends with 1 for findings, which are judged here.
const production = [...knip, '--production', '--no-exit-code', '--reporter', 'json'];
const report = execFileSync(process.execPath, production, { cwd: root, encoding: 'utf8' });
const { issues } = JSON.parse(report) as { readonly issues: readonly KnipIssue[] };
const wrong = judgeUnused(findingsOf(issues), onPurpose);
for (const line of wrong) process.stderr.write(`${line}\n`);
process.exitCode = wrong.length === 0 ? 0 : 1;

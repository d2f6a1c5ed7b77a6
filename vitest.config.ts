/**
 * The tests without a browser. A worker and its DOM cost more than most files take, so files share theirs; one that
 * replaces modules has all modules of the project anew, so that nothing stays replaced for the next one.
 */
import { globSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { configDefaults, defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { changeLog } from './scripts/build/change-log.ts';
import { guide } from './scripts/build/guide.ts';
import { pageTexts } from './scripts/build/page-texts.ts';
import { settingLabels } from './scripts/build/setting-labels.ts';
import { stewardStyles } from './scripts/build/styles.ts';
import { writeTexts } from './scripts/texts/write-texts.mjs';

writeTexts();

const inConsole = ['src-renderer/**/*.test.{ts,tsx}'];
const inNode = ['src-{main,preload}/**/*.test.ts', 'scripts/**/*.test.ts'];
/** Tests that start programs and tools, or take seconds of disk and processor: not in the fast part. */
const whole = ['src-main/**/*.whole.test.ts'];
/** A configuration through three servers: minutes. */
const longAlone = ['src-main/cli/config/three-servers.whole.test.ts'];
const isLong = process.env.STEWARD_LONG !== undefined;
const ofCryptography = ['src-main/{formats,gateway}/**/*.test.ts'];
const ofProgram = [
  'tests/{bench,sandbox,console,hostile,stand-in,strict-server,durability,faults}/**/*.test.ts',
];
const replacing = (files: string[]) =>
  globSync(files).filter((file) => /\bvi\.(mock|doMock|resetModules)\(/.test(readFileSync(file, 'utf8')));
const anew = './tests/support/modules-anew.ts';
const noStyles = join(import.meta.dirname, 'src-renderer/testing/no-styles.ts');
/** Modules that the build makes, in the form that all texts and labels are there at once. */
const madeByBuild = [
  settingLabels(),
  changeLog(import.meta.dirname),
  guide(import.meta.dirname),
  pageTexts(import.meta.dirname, { isWhole: true }),
];
const renderer = {
  // The same for all: what is translated is kept, whichever project asked for it, and React as shipped has no other.
  oxc: { jsx: { runtime: 'automatic' as const, development: false } },
  plugins: [stewardStyles(import.meta.dirname), ...madeByBuild],
  resolve: { alias: [{ find: /^virtual:steward-antd\/.*/, replacement: noStyles }] },
};
/** A test that hangs ends; a machine that is slow, or does other work too, makes none fail. */
const patience = { testTimeout: 60_000, hookTimeout: 60_000 };
/**
 * The engine's own guard of its machine code loses count where a process starts and ends many threads (the reader of
 * licences is one), and ends the process: "Check failed: jit_page.has_value()", Node 24.
 */
const manyThreads = { execArgv: ['--no-memory-protection-keys'] };
const inDom = {
  environment: 'jsdom',
  setupFiles: ['./src-renderer/testing/dom.ts'],
  ...patience,
};
const onNode = {
  environment: 'node',
  ...patience,
  // It imports electron, which the tests stand in for.
  server: { deps: { inline: ['electron-store'] } },
};

/**
 * The longest tests, by a part of their paths, begin first, since one that begins last keeps one processor alone. By
 * itself the tool goes by the times that it has measured here, and without one by the length of a file.
 */
const longest = [
  'tests/screens/failures/',
  'tests/screens/faults/',
  'tests/sandbox/contract',
  'tests/hostile/licence-shells',
  'hostile/licence-budget',
];
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const projects = Map.groupBy(await super.sort(files), ({ project }) => project.name);
    const isFirst = ({ moduleId }: TestSpecification) => longest.some((part) => moduleId.includes(part));
    return [...projects.values()].flatMap((all) => [
      ...all.filter(isFirst),
      ...all.filter((one) => !isFirst(one)),
    ]);
  }
}

export default defineConfig({
  test: {
    // Files that are made of the texts are not in git, so that `--changed` does not see them change.
    forceRerunTriggers: [...configDefaults.forceRerunTriggers, '**/src-shared/text/*/**/*.json'],
    sequence: { sequencer: LongestFirst },
    // One less than there are processors is the tool's own number; many tests wait for what they started.
    maxWorkers: availableParallelism(),
    globalSetup: './tests/support/temporary-folder.ts',
    projects: [
      {
        test: {
          name: 'shared',
          environment: 'node',
          isolate: false,
          include: ['src-shared/**/*.test.ts'],
          ...patience,
        },
      },
      {
        test: {
          ...onNode,
          name: 'node',
          isolate: false,
          include: inNode,
          exclude: [...replacing(inNode), ...whole],
        },
      },
      {
        test: {
          ...onNode,
          name: 'node-alone',
          isolate: false,
          setupFiles: [anew],
          include: replacing(inNode),
          exclude: whole,
        },
      },
      {
        test: { ...onNode, name: 'whole', isolate: false, include: whole, exclude: isLong ? [] : longAlone },
      },
      {
        plugins: madeByBuild,
        test: {
          ...onNode,
          ...manyThreads,
          name: 'program',
          isolate: false,
          include: ofProgram,
          exclude: replacing(ofProgram),
        },
      },
      {
        plugins: madeByBuild,
        test: {
          ...onNode,
          name: 'program-alone',
          isolate: false,
          setupFiles: [anew],
          include: replacing(ofProgram),
        },
      },
      {
        // On the cryptography that Electron has, which lacks a part of Node's.
        test: {
          ...onNode,
          name: 'boringssl',
          isolate: false,
          setupFiles: ['./tests/support/boringssl.ts'],
          include: ofCryptography,
          // An oracle asks what only Node's has.
          exclude: [...replacing(ofCryptography), ...whole, '**/*-oracle.test.ts'],
        },
      },
      {
        ...renderer,
        test: {
          ...inDom,
          name: 'renderer',
          isolate: false,
          include: inConsole,
          exclude: replacing(inConsole),
        },
      },
      // Parts of the console on the real router and door, with the sandbox in process.
      {
        ...renderer,
        test: {
          ...inDom,
          name: 'console',
          isolate: false,
          setupFiles: [anew, ...inDom.setupFiles],
          include: ['tests/console/**/*.test.tsx'],
        },
      },
      {
        ...renderer,
        test: {
          ...inDom,
          name: 'renderer-alone',
          isolate: false,
          setupFiles: [anew, ...inDom.setupFiles],
          include: replacing(inConsole),
        },
      },
      {
        // Whole screens: React as it is shipped, which takes half the time.
        ...renderer,
        test: {
          ...inDom,
          ...manyThreads,
          name: 'screens',
          isolate: false,
          include: ['tests/screens/**/*.test.ts'],
          env: { NODE_ENV: 'production' },
          // A table is one test.
          testTimeout: 180_000,
        },
      },
    ],
  },
});

/** Each handler is loaded when its command is called, so that `--version` answers at once. */
import type { CommandName } from './command-line/commands.ts';
import type { CommandHandler } from './dispatch/command-handler.ts';
import { jobHandlers } from './job-handlers.ts';

export const commandHandlers: Readonly<Record<CommandName, () => Promise<CommandHandler>>> = {
  ...jobHandlers,
  'licence parse': async () => (await import('./licence/parse.ts')).parseLicence,
  'licence verify': async () => (await import('./licence/verify.ts')).verifyLicences,
  'licence compare': async () => (await import('./licence/compare.ts')).compareLicenceFiles,
  'licence board': async () => (await import('./licence/board.ts')).showLicenceBoard,
  'licence report': async () => (await import('./licence/report.ts')).reportLicences,
  'licence history': async () => (await import('./licence/history.ts')).showLicenceHistory,
  'licence keys': async () => (await import('./licence/keys.ts')).listTrustedKeys,
  'profiles list': async () => (await import('./profiles/list.ts')).listProfiles,
  'profiles export': async () => (await import('./profiles/export.ts')).exportProfiles,
  'profiles import': async () => (await import('./profiles/import.ts')).importProfiles,
  'profiles check': async () => (await import('./profiles/check.ts')).checkProfile,
  'server check': async () => (await import('./server/check.ts')).checkCallsOfServer,
  'theme pack': async () => (await import('./theme/pack.ts')).packThemes,
  'theme unpack': async () => (await import('./theme/unpack.ts')).unpackThemes,
  'theme check': async () => (await import('./theme/check.ts')).checkThemes,
  'theme list': async () => (await import('./theme/list.ts')).listThemes,
  'theme diff': async () => (await import('./theme/diff.ts')).diffThemes,
  'theme preview': async () => (await import('./theme/preview.ts')).previewTheme,
  'changes show': async () => (await import('./changes/show.ts')).showChanges,
  'changes diff': async () => (await import('./changes/diff.ts')).diffChanges,
  'changes check': async () => (await import('./changes/check.ts')).checkChanges,
  'changes sets': async () => (await import('./changes/sets.ts')).listSets,
  'config export': async () => (await import('./config/export.ts')).exportConfiguration,
  'config diff': async () => (await import('./config/diff.ts')).diffConfigurations,
  'apps same-as': async () => (await import('./apps/same-as.ts')).takeOverApplications,
  'key show': async () => (await import('./key/installation-key.ts')).showKey,
  'key export': async () => (await import('./key/installation-key.ts')).exportKey,
  'key import': async () => (await import('./key/installation-key.ts')).importKey,
  'key renew': async () => (await import('./key/installation-key.ts')).renewKey,
  'config plan': async () => (await import('./config/plan.ts')).planConfiguration,
  'config apply': async () =>
    (await import('./dispatch/each-server.ts')).atEachServer(
      (await import('./config/apply.ts')).applyConfiguration,
    ),
  'jobs list': async () => (await import('./jobs/list.ts')).listJobs,
  'jobs remove': async () => (await import('./jobs/remove.ts')).removeJob,
  run: async () => (await import('./jobs/run.ts')).runJobsWith(jobHandlers),
  'server record': async () => (await import('./server/record.ts')).recordAnswers,
  'mapping check': async () => (await import('./mapping/check.ts')).checkMappingFile,
  'policy check': async () => (await import('./policy/check.ts')).checkPolicyFile,
  policy: async () => (await import('./policy/show.ts')).showPolicy,
  watch: async () =>
    (await import('./watch/watch.ts')).watchWith((await import('./config/plan.ts')).planConfiguration),
  'log verify': async () => (await import('./log/verify.ts')).verifyLogEvidence,
  journal: async () => (await import('./journal/journal.ts')).showJournal,
  completion: async () => (await import('./completion/completion.ts')).printCompletion,
};

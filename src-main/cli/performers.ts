/** What does each command. Each is loaded when it is asked for: `--version` answers at once. */
import type { CommandName } from './commands.ts';
import type { Perform } from './perform.ts';

export const performers: Readonly<Record<CommandName, () => Promise<Perform>>> = {
  'licence parse': async () => (await import('./licence-parse.ts')).parseLicence,
  'licence verify': async () => (await import('./licence-verify.ts')).verifyLicences,
  'licence compare': async () => (await import('./licence-compare.ts')).compareLicenceFiles,
  'licence board': async () => (await import('./licence-board.ts')).boardOfLicences,
  'licence report': async () => (await import('./licence-report.ts')).reportLicences,
  'licence history': async () => (await import('./licence-history.ts')).licenceHistory,
  'licence keys': async () => (await import('./licence-keys.ts')).trustedKeys,
  'profiles list': async () => (await import('./profiles-list.ts')).listProfiles,
  'profiles export': async () => (await import('./profiles-export.ts')).exportProfiles,
  'profiles import': async () => (await import('./profiles-import.ts')).importProfiles,
  'profiles check': async () => (await import('./profiles-check.ts')).checkProfile,
  'server check': async () => (await import('./server-check.ts')).checkCallsOfServer,
  'theme pack': async () => (await import('./theme-pack.ts')).packThemes,
  'theme unpack': async () => (await import('./theme-unpack.ts')).unpackThemes,
  'theme check': async () => (await import('./theme-check.ts')).checkThemes,
  'theme list': async () => (await import('./theme-list.ts')).listThemes,
  'theme diff': async () => (await import('./theme-diff.ts')).diffThemes,
  'theme preview': async () => (await import('./theme-preview.ts')).previewTheme,
  'changes show': async () => (await import('./changes-show.ts')).showChanges,
  'changes diff': async () => (await import('./changes-diff.ts')).diffChanges,
  'changes check': async () => (await import('./changes-check.ts')).checkChanges,
  'changes apply': async () => (await import('./changes-apply.ts')).applyChangeFile,
  'config export': async () => (await import('./config-export.ts')).exportConfiguration,
  'config diff': async () => (await import('./config-diff.ts')).diffConfigurations,
  policy: async () => (await import('./policy.ts')).showPolicy,
  journal: async () => (await import('./journal.ts')).showJournal,
  completion: async () => (await import('./completion.ts')).printCompletion,
};

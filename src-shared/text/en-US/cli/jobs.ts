import { jobResultWords } from '../changes/jobs.ts';

/** What is said of what is done later; part of `cli` under the key `jobs`. */
export const jobWords = {
  kept: 'Kept as job {{id}} for {{time}}: “steward run” does it then.',
  needsPassword:
    'No password is kept with it, nor a command for one: “steward run” needs --password-command, --password-file, or their environment variables.',
  notKept: 'Nothing was kept: not everything of it could be applied now.',
  setAside: 'What is to be done later could not be read; it is kept as {{name}}.',
  none: 'Nothing is to be done later from this computer.',
  nothingDue: 'It is time for nothing.',
  next: 'next: {{time}}',
  last: 'last: {{result}}, {{time}}',
  removed: 'Job {{name}} is removed.',
  unknown: 'There is no job {{name}} on this computer (steward jobs list).',
  result: jobResultWords,
} as const;

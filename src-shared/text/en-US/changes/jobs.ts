/** What came of what was done later: the same words in a terminal and in a window. */
export const jobResultWords = {
  begun: 'Begun, its end is not known',
  done: 'Done',
  notApplied: 'Not all of it applied',
  changed: 'Changed meanwhile, nothing was sent',
  missed: 'Missed',
  refused: 'Refused',
  noSession: 'No session',
  stopped: 'Stopped',
  failed: 'Failed',
} as const;

/** The page of what is done later; part of `changes` under the key `jobs`. */
export const scheduledJobs = {
  title: 'Scheduled',
  purpose:
    'What is done later from this computer, at all its servers, and what came of it: by this console while it is open and signed in there, or by “steward run”.',
  ran: 'Scheduled: {{name}}, {{server}}. {{result}}.',
  action: 'Scheduled…',
  failed: 'What is done later could not be read',
  empty: 'Nothing is scheduled',
  emptyText:
    'A terminal keeps it: “steward changes apply FILE --at TIME”, “steward config pull FOLDER --daily 03:00”. Where this console may be closed by then, a task scheduler calls “steward run”.',
  command: { apply: 'Apply a set', rollBack: 'Roll a set back', pull: 'Pull the configuration' },
  next: 'On {{time}}.',
  daily: 'Each day at {{clock}}, next on {{time}}.',
  last: 'Last on {{time}}.',
  remove: 'Remove',
  removeOf: 'Remove {{name}}, number {{id}}',
  question: 'Remove “{{name}}”?',
  questionText: 'It is not done any more. What it has done stays done.',
  result: jobResultWords,
} as const;

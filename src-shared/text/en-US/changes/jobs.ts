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

/** The tray's question when it is applied without anybody at the screen; part of `changes` under the key `later`. */
export const laterSets = {
  action: 'Apply later…',
  title_one: 'Apply {{count}} change to {{server}} later',
  title_other: 'Apply {{count}} changes to {{server}} later',
  text: 'Steward applies them once, as they are now, if nothing of them was changed on the server by then: while this console is open and signed in there, or by “steward run”. They leave the tray and stand under “Scheduled”.',
  nameHelp: 'A ticket number, for instance.',
  unnamed_one: '{{count}} change',
  unnamed_other: '{{count}} changes',
  zone: 'In the time of this computer: {{zone}}.',
  when: 'Apply on',
  day: 'Day',
  time: 'Time',
  past: 'Choose a day and a time that are still to come.',
  late: 'Also when that time is more than an hour past',
  keep: 'Schedule',
  question_one: 'Apply {{count}} change to {{server}} on {{time}}?',
  question_other: 'Apply {{count}} changes to {{server}} on {{time}}?',
  kept: 'Scheduled: {{name}}, on {{time}}.',
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
    'In the change tray, “Apply later…” schedules what waits there. A terminal does so, too: “steward changes apply FILE --at TIME”, “steward config pull FOLDER --daily 03:00”. Where this console may be closed by then, a task scheduler calls “steward run”.',
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

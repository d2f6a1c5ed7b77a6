/** A change that is in force for a while, unless somebody keeps it. */
export const trial = {
  action: 'For ten minutes',
  offer:
    'For ten minutes: unless you keep it, Steward takes it back after that. It does so with this window closed, too, as long as Steward runs on this computer and you stay signed in. Right after saving it tries whether your session still may.',
  ends: 'It can’t be taken back from here: on this server a change like it has ended the session of whoever made it.',
  label: 'In force for a while',
  begun: '“{{title}}” is in force for ten minutes. Unless you keep it, it is taken back.',
  left: '{{time}} left.',
  notBack: '“{{title}}” was to be taken back at {{time}} and is still in force. {{reason}}',
  keep: 'Keep',
  takeBack: 'Take back now',
  takenBack: 'Taken back, because nobody kept it: {{title}}',
  notBegun: 'It is in force, and can’t be taken back from here by itself. {{reason}}',
  problem: {
    notNoted: 'The journal does not keep its way back.',
    signedOut: 'The session in which it was made has ended.',
    otherPerson: 'Somebody else is signed in.',
    approval: 'Somebody else has to approve changes of this server.',
    readOnly: 'Nothing is changed on this server.',
    conflict: 'Somebody has changed the same since.',
    gone: 'What it changed is not there any more.',
    refused: 'What was there before is not accepted now.',
    failed: 'The server refused it.',
    unknown: 'The answer was lost: whether it came about is not known.',
    unreachable: 'The server does not answer.',
    missed: 'Steward was not running then, or this computer slept.',
  },
  signOut: {
    title: 'A change is in force for a while',
    text: 'Once you have signed out, nobody takes it back from here: it stays. Keep it, or take it back before you sign out.',
    action: 'Keep it and sign out',
  },
} as const;

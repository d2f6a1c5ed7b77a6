/** What the commands about files of changes say; part of `cli` under the key `changes`. */
export const changesWords = {
  otherTenant:
    'The file is for {{wanted}}; you are signed in to {{here}}. Nothing was sent. With “--map FILE” what it names is looked for here.',
  same: 'Both files do the same.',
  first: 'in the first:',
  second: 'in the second:',
  clash: '{{field}}: was {{base}}, wanted {{wanted}}, the server has {{now}}',
  checking: '{{done}} of {{total}} changes checked',
  applying: '{{done}} of {{total}} changes applied',
  applied: 'Applied or there already: {{done}}. Not applied: {{rest}}.',
  stopped:
    'Stopped. Applied or there already: {{done}}. Not applied: {{rest}}. Apply the file again to go on.',
  stopping: '{{waits}} Ctrl+C once more lets it go.',
  changedSince:
    'Nothing was sent: something of it is not as it was any more, or can’t be applied (see its results).',
  dryRun: 'A dry run: nothing was sent.',
  failsOn: 'Nothing was sent: it has what “--fail-on” names ({{reasons}}). Altogether: {{plan}}.',
  lacksYes:
    'Nothing was sent: “{{name}}” is a production server, and this {{plan}}. Look at it with “--dry-run”; where it is wanted, add “--yes”.',
  otherServer: 'The set was applied to another server than “{{name}}”. Nothing was sent.',
  noSets: 'Nothing was applied together from this computer.',
  noSet: 'There is no set {{name}} on this computer (steward changes sets).',
  nothingMade: 'The set {{name}} made nothing itself: there is nothing to take back.',
  notApplied: '“{{name}}” is no file of a set that was applied: there is nothing to take back.',
  sealed:
    'What is in set {{name}} is sealed by the system’s key store, which a terminal does not open. Save the set as a file in the console, and name that.',
  damaged: {
    restored: 'The change tray was damaged; its previous copy was used. The damaged one is kept as {{name}}.',
    lost: 'The change tray could not be read, and a new one was begun. The earlier one is kept as {{name}}.',
    cut: 'The end of the change tray was damaged: what was noted last may be missing.',
  },
} as const;

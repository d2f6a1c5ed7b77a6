/** Trays of other organisations on the same server, and of ones that are not known. */
export const otherTrays = {
  tenant_one:
    'One change on this server waits for {{name}} ({{key}}). It is applied when you are signed in there.',
  tenant_other:
    '{{count}} changes on this server wait for {{name}} ({{key}}). They are applied when you are signed in there.',
  unknown_one: 'One change was collected before Steward noted for which organisation',
  unknown_other: '{{count}} changes were collected before Steward noted for which organisation',
  unknownText:
    'They are not applied from here. Save them as a file, and open it where they belong: you see each change before you take it.',
  sets: 'Applied sets of an organisation that is not known',
  setsText:
    'Steward did not note for which organisation they were applied. Their way back is saved as a file and opened where it belongs.',
  wayBack: 'Way back as a file',
} as const;

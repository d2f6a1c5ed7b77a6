/** The login white list by scope (spec 1§3), and the lock-out guard. */
export const loginWhite = {
  title: 'Login white list',
  text: 'Where it is in force, only addresses of the login white list come in.',
  scope: { pc: 'Computers', h5: 'Mobile devices', external: 'External people' },
  scopeText: {
    pc: 'Browsers and desktop apps need an address of the white list.',
    h5: 'Mobile browsers, phones and tablets need an address of the white list.',
    external: 'People from outside need an address of the white list, on any terminal.',
  },
  failed: 'Whether it is in force could not be read',
  checkFailed: 'Whether your address is on the white list could not be read',
  yours: 'Your address, {{ip}}, is on the white list for computers.',
  yoursNot: 'Your address, {{ip}}, is not on the white list for computers.',
  turnedOn: 'Login white list put in force',
  turnedOff: 'Login white list put out of force',
} as const;

export const lockOut = {
  title: 'This would refuse people',
  titleSelf: 'This would lock you out',
  titleAll: 'This would lock out every administrator',
  titleEverybody: 'This would lock out everybody who is known',
  titleOnlySelf: 'This would leave nobody but you with a way in',
  titleUnknown: 'This can lock out everybody',
  titleNobody: 'This would refuse nobody who is known',
  working: 'Working out whom this would refuse…',
  unread: 'Whom this would refuse could not be worked out',
  untold: 'An earlier version of Steward noted this change. What it does to signing in is not told.',
  left: 'With a way in afterwards: {{administrators}} of {{ofAdministrators}} administrators, {{people}} of {{ofPeople}} people.',
  external:
    'People from outside who are not on the white list would be refused. How they come in, nothing known here tells.',
  realIp:
    'The lists would go by another address of everybody. Whoever’s is then not on the white list is refused, and nobody knows that beforehand: you may be one of them.',
  realIpBlack:
    'The black list would go by another address of everybody. Whom it then refuses is not known beforehand.',
  mobilePassword:
    'Who signs in by mobile number and password is not counted: the login log does not tell it.',
  self: 'You would be refused: you are here by “{{terminal}}” from {{ip}}.',
  administrators: '{{count}} of {{of}} administrators would be refused: {{names}}.',
  people: '{{count}} of {{of}} people would be refused: {{names}}.',
  entirely: '{{count}} of them would be left with no way in.',
  more: '{{names}} and {{count}} more',
  read: 'Looked at: {{rows}} sign-ins since {{from}}.',
  readPart:
    'Looked at: the newest {{rows}} of the {{total}} sign-ins of the last 30 days, back to {{from}}. Older ones were not read.',
  readAdministrators: 'Of administrators all 30 days were read.',
  notCounted: 'Who did not sign in is not counted.',
  undo: 'You can undo it from the journal while you are signed in.',
  goOn: 'Go on all the same',
  kept: 'Not saved.',
} as const;

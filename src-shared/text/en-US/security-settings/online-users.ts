/** Who is signed in (spec 1§2.1; FRAME-056). */
export const onlineUsers = {
  empty: 'Nobody is signed in',
  failed: 'Who is signed in could not be read',
  name: 'Name',
  department: 'Department',
  terminal: 'Terminal',
  ip: 'Address',
  since: 'Signed in',
  last: 'Last seen',
  own: '{{name}} (this sign-in)',
  end: 'End session',
  endOne: 'End the session of {{name}}',
  confirm_one: 'End this session?',
  confirm_other: 'End these sessions?',
  confirmText_one: '{{names}} signs in again before going on; what is not saved is lost.',
  confirmText_other: '{{names}} sign in again before they go on; what they have not saved is lost.',
  session: 'Session',
  ended: 'Sessions ended',
  ownStays:
    'Whoever applies this is signed in by it, and the server ends no session that asks for its own end.',
  search: 'Name or address',
} as const;

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
  confirm: 'End these sessions?',
  confirmText: '{{names}} sign in again before they go on; what they have not saved is lost.',
  ended: 'Sessions ended',
  search: 'Name or address',
} as const;

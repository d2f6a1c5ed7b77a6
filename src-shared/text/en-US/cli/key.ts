/** What the commands about the key of an installation say; part of `cli` under the key `key`. */
export const keyWords = {
  unreadable:
    'The key of this installation is sealed by the system’s key store, which a terminal does not open. Back it up in the console (Settings, Approve changes).',
  refused: 'This is no backup of a key, or something in it was changed.',
  wrongPassword: 'The password does not open this backup.',
  shortPassword: 'The password of a backup has at least {{argument}} characters.',
  restored: 'This installation has the key of the file now: {{fingerprint}}',
  renewed: 'This installation has another key now: {{fingerprint}}. Give the hand-over to whoever trusts it.',
  renewWithoutOut: '“steward key renew” needs “--out FILE”: without the hand-over nobody knows the new key.',
  damaged:
    'The key of this installation was damaged; its previous copy was used. The damaged file is kept as {{name}}.',
  lost: 'The key of this installation could not be read, and a new one is made. The earlier file is kept as {{name}}.',
} as const;

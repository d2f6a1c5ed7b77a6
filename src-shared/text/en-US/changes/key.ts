/** The key of an installation: kept as a file, restored, replaced. */
export const installationKey = {
  backup: 'Back up…',
  backupTitle: 'Back up the key of this installation',
  backupText:
    'Whoever has the file and the password signs as this installation. Keep both apart, and the file where backups are kept.',
  password: 'Password',
  again: 'The password again',
  short: 'At least {{least}} characters.',
  other: 'These are two different passwords.',
  save: 'Save the file',
  fileName: 'Steward key',
  backedUp: 'The key is saved as a file',
  restore: 'Restore…',
  restoreTitle: 'Restore the key from a backup',
  restoreText:
    'This installation signs with the key of the file from then on. The key that it has now is gone, unless it was backed up.',
  restoreFile: 'Backup of a key',
  restoreAction: 'Restore',
  restored: 'This installation has the key of the file now',
  renew: 'Replace…',
  renewQuestion: 'Replace the key of this installation?',
  renewText:
    'It gets another key with another fingerprint. The hand-over is saved as a file, signed by both keys: whoever trusts the earlier key opens it in their Settings, and need not compare anything. What was asked for with the earlier key is asked for anew.',
  handOverName: 'Steward hand-over of a key',
  renewed: 'This installation has another key now: give the hand-over to whoever trusts it',
  saveHandOver: 'Save the hand-over',
  handOver: 'Open a hand-over…',
  handOverTitle: 'Somebody has a new key',
  handOverText:
    'A hand-over is signed by the key that you trust and by the new one. Where approvals by the earlier key count, those by the new one do instead.',
  handOverFile: 'Hand-over of a key',
  handOverAction: 'Take over',
  taken: 'The new key counts for: {{names}}',
} as const;

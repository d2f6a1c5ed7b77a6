/** What is said of where a password is, and of a command for one; part of `cli` under the key `password`. */
export const passwordWords = {
  missing:
    'Say where the password is: --password-file FILE, “-” for the standard input, --password-command COMMAND, or the environment variables STEWARD_PASSWORD_FILE, STEWARD_PASSWORD_COMMAND or STEWARD_PASSWORD.',
  badFile: '“{{argument}}” does not hold one line with a password.',
  twice: 'The password is either in a file (“--password-file”) or said by a command (“--password-command”).',
  named: '“{server}” is not put into a command: it finds the name in its environment, as STEWARD_SERVER.',
  failed: 'The command for the password ended with {{code}}. Run it by itself to see why; nothing was sent.',
  empty: 'The command for the password said nothing on the first line of its output. Nothing was sent.',
  notText: 'What the command for the password said is not UTF-8 text. Nothing was sent.',
  tooMuch: 'The command for the password said more than 16 KiB and was ended. Nothing was sent.',
  late: 'The command for the password did not end within {{seconds}} seconds and was ended. Nothing was sent.',
  notRun: 'The command for the password could not be run: {{reason}}. Nothing was sent.',
  obeyed:
    'The command for the password is not run: {{name}} would be “{{value}}”, and this system’s shell obeys a sign in it. Name the password by “--password-file”.',
  stopped: 'The command for the password was stopped. Nothing was sent.',
} as const;

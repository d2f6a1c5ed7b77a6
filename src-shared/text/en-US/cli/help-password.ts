/** Where a password is, as every command with `--password-command` has it. */
export const passwordCommandHelp = `  --password-command COMMAND
                         what says it on the first line of its output, e.g. the computer’s key store. The system’s shell
                         runs it, for 60 seconds at most; it is kept nowhere`;
export const passwordVariablesHelp = `                         Without both, the first of these variables: STEWARD_PASSWORD_FILE (the file),
                         STEWARD_PASSWORD_COMMAND (the command), STEWARD_PASSWORD (the password itself)`;
export const passwordWantedHelp = `                         The command has STEWARD_SERVER, STEWARD_ADDRESS and STEWARD_USER in its environment, and is run
                         once for each server and user`;

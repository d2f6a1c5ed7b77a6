/** 密码来源的说明，用于所有带 `--password-command` 的命令。 */
export const passwordCommandHelp = `  --password-command 命令
                         输出的第一行为密码的命令，例如读取本机密钥库。由系统的命令行运行，最长 60 秒；命令不会保存`;
export const passwordVariablesHelp = `                         两者都不指定时，依次使用环境变量 STEWARD_PASSWORD_FILE（文件）、
                         STEWARD_PASSWORD_COMMAND（命令）、STEWARD_PASSWORD（密码本身）中的第一个`;
export const passwordWantedHelp = `                         命令的环境变量中有 STEWARD_SERVER、STEWARD_ADDRESS 和 STEWARD_USER，
                         每台服务器、每个账号运行一次`;

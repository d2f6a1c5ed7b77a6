import { passwordCommandHelp, passwordVariablesHelp, passwordWantedHelp } from './help-password.ts';

/** 需要访问服务器的命令共有的说明。 */
export const serverHelp = `服务器
  --server 名称          本机服务器的名称或 id（steward profiles list），“sandbox”表示内置服务器；也可以是地址，
                         此时密码以 JSON 提交到 /papi/passport/login
  --user 账号            登录账号；沙箱使用其自带账号，不需要密码
  --password-file 文件   密码所在文件，单独一行；“-”表示标准输入
${passwordCommandHelp}
${passwordVariablesHelp}
${passwordWantedHelp}
                         密码不在命令行中给出，以免被其他用户或命令历史看到。对于使用令牌或 Cookie 的服务器，
                         此处为令牌或 Cookie，不需要 --user。
  --tenant 标识          登录的是其他企业时拒绝执行
  --data 文件夹          服务器和操作记录所在文件夹（不指定时使用程序自己的文件夹）
`;

import type { start as english } from '../en-US/start.ts';
import type { Translated } from '../types.ts';

export const start = {
  web: {
    usage: `在浏览器中使用 Steward

用法：node web.js [选项]
  --port N        127.0.0.1 上的端口（默认每次启动任选一个空闲端口）
  --data FOLDER   存放设置和数据的文件夹（默认为当前用户的文件夹）
  --no-open       不打开浏览器
  --link          输出正在运行的 Steward 的新链接后退出
  --deadline S    服务器无响应多少秒后放弃（0.1 到 120；默认 120）
  --renderer DIR  已构建的控制台所在文件夹
  --help          显示本说明`,
    arguments: {
      unknown: 'Steward 不认识参数 {{argument}}。',
      missing: '参数 {{argument}} 缺少值。',
      port: '{{argument}} 不是有效端口；--port 应为 0 到 65535 之间的数字。',
      deadline: '{{argument}} 不是有效时间；--deadline 应为 0.1 到 120 之间的秒数。',
    },
    portTaken: '端口 {{port}} 已被其他程序占用。请换一个端口启动：--port N。',
    portDenied: '当前账户无权使用端口 {{port}}。请换一个端口启动：--port N。',
    dataFolder:
      '无法使用数据文件夹 {{folder}}（{{reason}}）。请确保当前账户可以读写该文件夹，或换一个文件夹启动：--data FOLDER。',
    file: '无法使用 {{file}}（{{reason}}）。请确保当前账户可以读写该文件，或换一个数据文件夹启动：--data FOLDER。',
    noLinkFile:
      '无法在 {{folder}} 中写入文件（{{reason}}）：--link 找不到本次启动的 Steward，其他功能照常使用现有数据。',
    notStarted: 'Steward 未能启动：{{reason}}',
    noConsole: '控制台尚未构建：{{reason}}',
    noBrowser: '无法打开浏览器，请自行打开上面的地址。',
    enterForLink: '该链接仅可使用一次，60 秒内有效。按回车键获取新链接，按 Ctrl+C 退出。',
    strangePage:
      '浏览器中应答此地址的页面不属于 Steward：可能是先前占用该端口的程序留下的。未向其提供任何内容。请换一个 --port 启动，或不指定端口。',
    strangeUser:
      '本机的另一用户试图使用您的链接进入，已被拒绝，该链接随之失效。按回车键获取新链接，并注意不要将其泄露。',
    strangeGuess: '本机有程序在猜测进入的凭据，均已拒绝。这样猜测不可能成功；此后对其应答会延迟。',
    strangeShell: '{{address}} 上应答的不是使用 {{folder}} 的 Steward，未向其发送任何内容。',
    tlsVariable: 'NODE_TLS_REJECT_UNAUTHORIZED=0 不起作用：证书仍会检查。',
    noShell: '没有使用 {{folder}} 的 Steward 网页服务在运行。',
  },
} as const satisfies Translated<typeof english>;

export const start = {
  web: {
    usage: `Steward in the browser

Usage: node web.js [options]
  --port N        port on 127.0.0.1 (default: any free one, another at every start)
  --data FOLDER   folder for settings and data (default: the user's own)
  --no-open       do not open the browser
  --link          print a fresh link to the running Steward and end
  --deadline S    seconds until a silent server is given up (0.1 to 120; default 120)
  --renderer DIR  folder of the built console
  --help          this text`,
    arguments: {
      unknown: 'Steward does not know the argument {{argument}}.',
      missing: 'The argument {{argument}} needs a value.',
      port: '{{argument}} is not a port; give --port a number from 0 to 65535.',
      deadline: '{{argument}} is not a time; give --deadline seconds from 0.1 to 120.',
    },
    portTaken: 'Port {{port}} is taken by another program. Start with another one: --port N.',
    portDenied: 'Port {{port}} may not be used by your account. Start with another one: --port N.',
    dataFolder:
      'The data folder {{folder}} cannot be used ({{reason}}). Make it readable and writable for your account, or start with another one: --data FOLDER.',
    file: '{{file}} can not be used ({{reason}}). Make it readable and writable for your account, or start with another data folder: --data FOLDER.',
    noLinkFile:
      '{{folder}} takes no file ({{reason}}): --link finds this Steward not. Everything else works with what is there.',
    notStarted: 'Steward did not start: {{reason}}',
    noConsole: 'The console is not built: {{reason}}',
    noBrowser: 'No browser could be opened; open the address above yourself.',
    enterForLink: 'The link works once, within 60 seconds. Press Enter for a new one, Ctrl+C to end.',
    strangePage:
      'A page that is not Steward’s answers this address in your browser: a program that had the port before left it there. It was given nothing. Start with another --port, or without.',
    strangeUser:
      'Another user of this computer tried to come in with a link of yours. They were let in nowhere, and the link is used up. Press Enter for a new one, and mind where you paste it.',
    strangeGuess:
      'Some program of this computer tries to guess how to come in. It was let in nowhere, and can’t succeed by that; its answers come late from now on.',
    strangeShell:
      'What answers at {{address}} is not the Steward that runs on {{folder}}; nothing was sent to it.',
    tlsVariable: 'NODE_TLS_REJECT_UNAUTHORIZED=0 is ignored: certificates are checked.',
    noShell: 'No Steward with a web shell runs on {{folder}}.',
  },
} as const;

import { serverCalls } from './calls.ts';
import { serverConnection } from './connection.ts';
import { serverForm } from './form.ts';
import { serverMapping } from './mapping.ts';

/** Servers: list, form, connection doctor, trust, import, sign-in, what is said of production and read-only. */
export const servers = {
  title: 'Servers',
  purpose: 'The platform servers that Steward connects to. The sandbox is always available.',
  list: 'Servers',
  sandboxName: 'Sandbox',
  sandboxText: 'A complete server inside Steward, with invented data',
  inUse: 'In use',
  use: 'Use this server',
  useShort: 'Use',
  lastUsed: 'Last used {{time}}',
  neverUsed: 'Never used',
  add: 'Add a server',
  edit: 'Edit {{name}}',
  editScreen: 'Server',
  more: 'More for {{name}}',
  duplicate: 'Duplicate',
  copyOf: 'Copy of {{name}}',
  copyText: 'A copy of {{name}}. Sign-in, passwords and certificates are not copied: enter them again.',
  saved: 'Saved',
  notHere: 'This cannot be edited here',
  manage: 'Manage servers',
  removeTitle: 'Remove the server “{{name}}”?',
  removeText:
    'Steward deletes its address, sign-in and certificates from this computer. Nothing changes on the server.',
  elsewhere: {
    removed:
      '{{mine}} was removed in another window. What you typed here is kept; nothing is sent from here any more.',
    edited:
      'The settings of {{mine}} were changed in another window. What you typed here is kept; nothing is sent until you apply the change.',
    follow: 'Go to {{other}}',
    take: 'Apply the change',
    renewed: 'The settings of {{mine}} were changed in another window; this one uses them now.',
    moved: '{{mine}} was removed in another window; this one is on {{other}} now.',
  },
  managed: {
    mark: 'Managed by your organisation',
    lockedTitle: 'Managed by your organisation',
    lockedText:
      'Your organisation decides which servers are in this list: none can be added, edited, removed or moved here.',
    own: 'Your settings for {{name}}',
    ownText:
      'This server is managed by your organisation. You can set the sign-in, the logins of proxy and gate, and the client certificate.',
  },
  blocked: {
    mark: 'Not allowed',
    text: 'Your organisation’s list of servers does not contain it: it is kept, and can’t be used.',
    title: 'Choose a server',
    sandbox: 'Your organisation’s policy does not allow the sandbox.',
    instead: 'Choose or add a server under “Manage servers”.',
  },
  because: {
    production: '{{name}} counts as production. {{because}}',
    ownManaged: 'Your organisation’s policy says so.',
    address: 'The server “{{profile}}” has the same address and says so.',
    addressManaged: 'Your organisation’s policy says so of “{{profile}}”, which has the same address.',
    tenant: 'The same tenant was signed in at “{{profile}}”, which says so.',
    tenantManaged:
      'Your organisation’s policy says so of “{{profile}}”, where the same tenant was signed in.',
    settings: 'Your settings ask for it.',
    policy: 'Your organisation’s policy asks for it.',
  },
  readOnly: {
    mark: 'Read-only',
    banner: '{{name}} is read-only: Steward sends it no changes.',
    change: 'Change this',
  },
  typed: {
    word: 'Type “{{name}}” to continue.',
    production: 'This is a production server. Type its name, “{{name}}”, to continue.',
  },
  link: {
    title: 'Open this page of {{name}}?',
    text: 'This link comes from outside Steward. Open it only if you were expecting it.',
    server: 'Server',
    path: 'Page',
    open: 'Open',
  },
  export: {
    all: 'Export',
    one: 'Export',
    done_one: 'Exported. No passwords, tokens or client certificates are in the file.',
    done_other: '{{count}} servers exported. No passwords, tokens or client certificates are in the file.',
  },
  import: {
    action: 'Import',
    title: 'Import servers',
    text: 'A file that Steward exported on this or another computer. It contains no sign-ins: enter them here afterwards.',
    file: 'Servers file',
    found: 'Servers in the file',
    empty: 'There are no servers in this file.',
    unnamed: 'Entry {{number}}',
    take_one: 'Import {{count}} server',
    take_other: 'Import {{count}} servers',
    done_one: '{{count}} server imported.',
    done_other: '{{count}} servers imported.',
    state: {
      new: 'New',
      same: 'A server of this name and address is in your list already.',
      refused: 'Cannot be imported.',
    },
    problem: {
      notAnObject: 'Cannot be imported: this entry is not a server.',
      field: 'Cannot be imported: “{{field}}” is not valid.',
      address: 'Cannot be imported: its address is not a server address.',
      certificate: 'Cannot be imported: one of its certificates is not a CA certificate.',
      endpoint: 'Cannot be imported: one of its paths does not match the platform’s calls.',
    },
    reason: {
      utf16: 'It is text in UTF-16, as PowerShell writes it. Save it as UTF-8.',
      notJson: 'This is not a servers file: it is not JSON.',
      otherKind: 'This is another kind of file, not a servers file.',
      otherVersion: 'This file was written by a newer version of Steward. Update Steward, then import it.',
      malformed: 'This servers file is damaged.',
      tooDeep: 'This file is nested too deeply to be a servers file.',
      duplicate: 'A name occurs twice in this file, so that its meaning is not certain.',
      nothing: 'No server was chosen.',
      refused: 'One of the chosen servers can no longer be imported. Choose the file again.',
    },
  },
  form: serverForm,
  mapping: serverMapping,
  secret: {
    held: 'Saved; not shown again',
    removed: 'Removed when you save',
    keep: 'Keep as it is',
    replace: 'Replace',
    replaceWhat: 'Replace: {{what}}',
    removeWhat: 'Remove: {{what}}',
  },
  keyStore: {
    keep: 'Keep the secrets of this server in this computer’s key store',
    keepIn: 'Keep the secrets of this server in this computer’s key store ({{backend}})',
    help: 'Otherwise they are kept in memory only, until Steward is closed.',
    web: 'Kept in memory only, until Steward is closed: the web shell has no key store.',
    none: 'Kept in memory only, until Steward is closed: Steward finds no key store on this computer.',
    unsafe:
      'Kept in memory only, until Steward is closed: the key store of this computer ({{backend}}) would not protect them.',
  },
  fault: {
    headerName: 'A header name may contain letters, digits and hyphens.',
    headerTwice: 'This header is in the list already.',
    headerSecretNeeded: 'Enter the value: none is saved under this name.',
  },
  refused: {
    address: {
      MALFORMED: 'This is not a server address. Example: https://office.example.com',
      SCHEME: 'The address must begin with https:// or http://.',
      USERINFO: 'The address must not contain a user name or password. The way to sign in is set below.',
      QUERY: 'The address must not contain ? or #.',
      PATH: 'The path of the address may contain only letters, digits and - _ . ~, and no “..”.',
    },
    field: {
      headerForbidden: '“{{value}}” is set by Steward itself or would change how requests are sent.',
      headerTwice: '“{{value}}” is in the list already.',
      headerValue: 'The value of “{{value}}” contains characters that a header cannot carry.',
      proxyAddress: 'A proxy address is http:// or https://, a host name and a port, and nothing after it.',
      gateToken:
        'A gate’s password and an access token need the same header (Authorization). Choose another way to sign in, or leave this empty.',
      userNameColon: 'A user name must not contain a colon.',
      proxyBypass:
        '“{{value}}” cannot be an exception. Examples: office.example.com, *.corp, 10.*, 10.0.0.0/8, [fd00::1]:8080, <local>',
      pacAddress: 'A script address begins with http:// or https:// and contains no user name.',
    },
    authority: {
      privateKey:
        '“{{name}}” contains a private key and was not accepted. Keep the key where it belongs, and choose a file that contains certificates only.',
      noCertificate: '“{{name}}” contains no readable certificate (PEM or DER).',
      noAuthority:
        '“{{name}}” is a server certificate, not a CA certificate. To trust one server’s certificate, check its connection.',
      tooMany: 'There are more than 50 certificates. Choose only your organisation’s own.',
      notSeen: '{{name}} has not shown this certificate. Check the connection again.',
    },
    client: {
      passphrase: 'The passphrase does not open this file.',
      format: 'This is not a PKCS#12 file, or it is damaged.',
      noKey: 'The file contains no private key for its certificate.',
      rounds: 'Opening this file would take far too long. Export it again with a standard program.',
      unsupported: 'The file uses outdated protection. Export it again with a current program.',
      tooLarge: 'The file is too large to be a certificate.',
    },
  },
  certificate: {
    issuer: 'Issued by {{name}}',
    valid: 'Valid from {{from}} to {{until}}',
    expired: 'Expired: it was valid from {{from}} to {{until}}',
    early: 'Not yet valid: valid from {{from}} to {{until}}',
    copyFingerprint: 'Copy the fingerprint',
  },
  check: {
    screen: 'Connection',
    action: 'Check connection',
    title: 'Connection to {{name}}',
    again: 'Check again',
    sandboxTitle: 'The sandbox needs no connection',
    sandboxText: 'It runs inside Steward.',
  },
  computer: {
    title: 'This computer’s authorities',
    count_one: '{{count}} certificate authority is trusted, read {{time}}.',
    count_other: '{{count}} certificate authorities are trusted, read {{time}}.',
    TIME: 'The system has not answered yet; until then only well-known authorities are trusted.',
    FAILED: 'The system’s could not be read.',
    reload: 'Read again',
  },
  trust: {
    offer: 'This certificate is not trusted',
    offerText:
      'If this is your own server, ask its administrator for the certificate’s SHA-256 fingerprint and compare. Better still, add its certificate authority under “Own authorities”.',
    action: 'Trust this certificate…',
    saveAndTrust: 'Save and trust…',
    title: 'Trust this certificate on {{host}}?',
    warning:
      'Anyone between you and {{host}} could present a certificate like this and read everything, including passwords. Trust it only if its fingerprint is the one that the server’s administrator gives you, by telephone or on paper, not over this connection.',
    compare: 'Fingerprint you were given',
    same: 'It matches.',
    soFar: 'Matches so far: {{count}} of {{all}} characters.',
    different: 'It does not match. Do not trust this certificate.',
    compared: 'I have compared the whole fingerprint with the server’s administrator',
    confirm: 'Trust on this host',
    done: 'Only this certificate is trusted on {{host}}.',
    list: 'Trusted certificates',
    none: 'None: the server’s certificate is checked as usual.',
    since: 'Trusted since {{time}}',
    revoke: 'Stop trusting',
    revokeWhat: 'Stop trusting the certificate of {{host}}',
    revoked: 'The certificate of {{host}} is no longer trusted.',
  },
  signIn: {
    userName: 'User name',
    password: 'Password',
    passwordText: 'Your account on this server. The password is sent once and not saved.',
    credentialText:
      'Paste an access token or a Cookie header of a session on this server. It is not shown again.',
    pageText:
      'The sign-in page of {{name}} opens in a separate window. Sign in there; the window closes when you are done.',
    openPage: 'Open the sign-in page',
    reason: {
      REFUSED: 'The server refused the sign-in: “{{detail}}”',
      NO_SESSION:
        'The server answered but opened no session ({{detail}}). Check the sign-in path and the names of the fields in the server’s settings.',
      NOT_SIGNED_IN:
        'The server accepted the sign-in, but then answered as if nobody were signed in ({{detail}}). Check the sign-in path and the field names in the server’s settings.',
      NOT_THIS_WAY: 'The server’s settings do not say where to send the user name and password.',
    },
  },
  calls: serverCalls,
  connection: serverConnection,
} as const;

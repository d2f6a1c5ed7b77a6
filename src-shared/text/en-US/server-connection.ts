/** The connection doctor: steps, what a code means, what to do. */
export const serverConnection = {
  title: 'Connection check',
  steps: 'Steps',
  underWay: 'The connection is being tried, step by step.',
  running: 'Under way…',
  passed: 'The server answers.',
  failedAt: 'The connection fails here: {{step}}.',
  copy: 'Copy the report',
  reportTitle: 'Connection check of {{name}}',
  chain: 'Certificates that the server shows',
  step: {
    address: 'Address',
    resolve: 'Name',
    connect: 'Connection',
    tls: 'Certificate',
    http: 'Answer',
    proxy: 'Proxy',
    platform: 'Platform',
    session: 'Sign-in',
    permission: 'Rights',
    clock: 'Clock',
  },
  ok: 'Works',
  warning: 'Works, with a remark',
  failed: 'Failed',
  skipped: 'Not tried',
  needless: 'Not needed',
  unknown: 'Failed ({{code}})',
  code: {
    NOT_AN_ADMINISTRATOR: 'You are signed in, but not as an administrator.',
    CLOCK_SKEW: 'The clocks of this computer and the server differ.',
    HTTP_FAILED: 'The server failed inside.',
    NOT_A_PLATFORM: 'Something answers, but it is not a platform server.',
    SESSION_REFUSED: 'The token or cookie was not accepted.',
    TIMEOUT: 'Nothing came in time.',
  },
  advice: {
    ADDRESS_INVALID: 'Write the address as https://, the server’s name and, if need be, a port and a path.',
    DNS_FAILED:
      'Check the name for a typing mistake. Inside an organisation, the network or VPN may have to be on.',
    CONNECTION_REFUSED:
      'The computer is there, but nothing listens on this port. Check the port, or whether the server is started.',
    CONNECTION_RESET:
      'Something on the way closes the connection: often a firewall, or https spoken to a port for http.',
    UNREACHABLE: 'There is no way to this computer. Check the network or VPN.',
    TIMEOUT:
      'A firewall may swallow the packets, or the server is overloaded. Try again; then ask whoever runs the network.',
    CANCELLED: 'The check was stopped. Start it again when you like.',
    PROXY_UNREACHABLE: 'Check the proxy’s address and port in the server’s settings, or the network.',
    PROXY_AUTH: 'Give the proxy’s user name and password in the server’s settings.',
    PROXY_REFUSED: 'Ask whoever runs the proxy to allow this server, or go without the proxy.',
    PROXY_UNUSABLE:
      'This kind of proxy is not supported. Choose an http or https proxy in the server’s settings.',
    PAC_FAILED: 'Open the script’s address in a browser. Choose the proxy by hand until it works.',
    TLS_FAILED:
      'Server and Steward found no common way to encrypt. The server may need an update (TLS 1.2 or later).',
    TLS_NOT_SPOKEN: 'The port speaks plain http. Check the port, or write http:// if that is meant.',
    TLS_CLIENT_CERTIFICATE:
      'Choose your client certificate in the server’s settings; your administrator has issued it.',
    TLS_SELF_SIGNED: 'Compare the fingerprint with the server’s owner before you trust it.',
    TLS_UNKNOWN_CA:
      'Add your organisation’s authority in the server’s settings, or compare the fingerprint and trust this certificate.',
    TLS_EXPIRED: 'The server’s owner has to renew the certificate. Check the date of this computer, too.',
    TLS_NOT_YET_VALID: 'Check the date of this computer. Otherwise the certificate was issued for later.',
    TLS_WRONG_NAME:
      'Use the name that the certificate is for. If you must use this one, compare the fingerprint first.',
    TLS_REVOKED: 'The certificate was withdrawn. Do not sign in; ask the server’s owner.',
    BAD_RESPONSE: 'Something other than a web server answers on this port. Check address and port.',
    RESPONSE_TOO_LARGE: 'Something other than the platform seems to answer. Check address and port.',
    REDIRECT_REFUSED:
      'The address leads elsewhere: write the address that it leads to, or sign in first if it is a sign-in page.',
    HTTP_FAILED: 'Ask whoever runs the server; the time of this report helps to find it in its log.',
    NOT_A_PLATFORM:
      'Check the address and the base path. If your server has the session call elsewhere, give its path under “Other paths”.',
    SESSION_REFUSED: 'It may have expired. Give a new one, or sign in again.',
    CREDENTIAL_INVALID: 'It has characters that cannot be sent. Copy it again, without line breaks.',
    NOT_AN_ADMINISTRATOR: 'Most of the console stays closed. Sign in with another account.',
    CLOCK_SKEW: 'Set both clocks by the network’s time: sessions and certificates depend on it.',
  },
} as const;

/** The connection doctor: steps, what a code means, what to do. */
export const serverConnection = {
  title: 'Connection check',
  steps: 'Steps',
  underWay: 'Testing the connection, step by step.',
  running: 'Under way…',
  passed: 'The server answers.',
  failedAt: 'The connection fails at this step: {{step}}.',
  copy: 'Copy the report',
  reportTitle: 'Connection check of {{name}}',
  chain: 'Certificates presented by the server',
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
    HTTP_FAILED: 'The server reported an internal error.',
    HTTP_PAUSED: 'The server is not available at the moment.',
    HTTP_BEHIND: 'Something in front of the server answers that it cannot reach it.',
    PAGE_ANSWERS: 'A web page answers, not a platform server.',
    PLATFORM_UNCERTAIN: 'Something answers and refuses; whether it is a platform server cannot be told.',
    NOT_A_PLATFORM: 'Something answers, but it is not a platform server.',
    SESSION_REFUSED: 'The token or cookie was not accepted.',
    TIMEOUT: 'No answer came in time.',
  },
  advice: {
    ADDRESS_INVALID: 'Write the address as https://, the server’s name and, if needed, a port and a path.',
    DNS_FAILED:
      'Check the name for typing errors. For an internal server you may need your organisation’s network or VPN.',
    CONNECTION_REFUSED:
      'The computer is reachable, but nothing is listening on this port. Check the port, and that the server is running.',
    CONNECTION_RESET:
      'Something on the way closes the connection: often a firewall, https used on an http port, or http on an https port.',
    UNREACHABLE: 'There is no route to this computer. Check the network or VPN.',
    TIMEOUT:
      'A firewall may be dropping the packets, or the server is overloaded. Try again; if that does not help, ask your network administrator.',
    CANCELLED: 'The check was stopped. Start it again at any time.',
    PROXY_UNREACHABLE: 'Check the proxy’s address and port in the server’s settings, or the network.',
    PROXY_CERTIFICATE:
      'The detail says what is wrong with it. Compare its fingerprint with the proxy’s administrator; if your organisation issued it, add that certificate authority in the server’s settings.',
    PROXY_AUTH:
      'Enter the proxy’s user name and password in the server’s settings, also where a script or the system names the proxy.',
    PROXY_REFUSED: 'Ask the proxy’s administrator to allow this server, or connect without the proxy.',
    PROXY_UNUSABLE:
      'This kind of proxy is not supported: the detail says what this computer or the script names. Choose an http or https proxy in the server’s settings, or none.',
    PAC_FAILED:
      'The detail says what is wrong, and where in the script. Tell whoever looks after it; until it works, set the proxy by hand.',
    TLS_FAILED:
      'The server and Steward have no encryption method in common. The server may need an update (TLS 1.2 or later).',
    TLS_NOT_SPOKEN: 'This port uses plain http. Check the port, or write http:// if that is intended.',
    TLS_CLIENT_CERTIFICATE:
      'Choose your client certificate in the server’s settings; your administrator issues it. If one is set, it may have expired or come from another authority.',
    TLS_SELF_SIGNED: 'Compare the fingerprint with the server’s administrator before you trust it.',
    TLS_UNKNOWN_CA:
      'Add your organisation’s certificate authority in the server’s settings, or compare the fingerprint and trust this certificate.',
    TLS_EXPIRED: 'The server’s administrator has to renew the certificate. Check this computer’s date, too.',
    TLS_NOT_YET_VALID: 'Check this computer’s date. If it is right, the certificate is not in force yet.',
    TLS_WRONG_NAME:
      'Use the name that the certificate was issued for. If you must use this one, compare the fingerprint first.',
    TLS_REVOKED: 'The certificate has been revoked. Do not sign in; ask the server’s administrator.',
    BAD_RESPONSE: 'Something other than a web server answers on this port. Check the address and port.',
    RESPONSE_TOO_LARGE: 'Something other than the platform seems to answer. Check the address and port.',
    REDIRECT_REFUSED:
      'The address redirects elsewhere: enter the address that it leads to, or sign in first if that is a sign-in page. On a guest network, sign in to the network in a browser first.',
    HTTP_FAILED:
      'Ask the server’s administrator; the time of this report helps to find the error in the log.',
    NOT_A_PLATFORM:
      'Check the address and the base path. If the session call has another path on your server, enter it under “Other paths”.',
    HTTP_PAUSED: 'It is overloaded or under maintenance. Try again later, or ask its administrator.',
    HTTP_BEHIND: 'The way as far as there is good. Ask the server’s or the proxy’s administrator.',
    PAGE_ANSWERS:
      'On a guest network, sign in to the network in a browser first. Otherwise check the address and the base path.',
    PLATFORM_UNCERTAIN:
      'Check the address and the port. If it is your server, something in front of it may be asking for more: see headers, gate and client certificate in the server’s settings.',
    GATE_AUTH:
      'Enter the gate’s user name and password in the server’s settings, if the detail says Basic; Steward knows no other way. Otherwise ask whoever looks after the gate.',
    SESSION_REFUSED: 'It may have expired. Enter a new one, or sign in again.',
    CREDENTIAL_INVALID: 'It contains characters that cannot be sent. Copy it again, without line breaks.',
    NOT_AN_ADMINISTRATOR: 'Most of the console is not available to you. Sign in with another account.',
    CLOCK_SKEW: 'Synchronise both clocks with network time: sessions and certificates depend on it.',
  },
} as const;

/** Walls of the system's network (docs/decisions/042): certificates, proxies that ask, what Chromium must not do. */
import type { Wall } from './wall.ts';

const judge = 'src-main/gateway/system-network/judge-certificate.test.ts';
const carriers = 'tests/stand-in/two-carriers.test.ts';
const ways = 'tests/stand-in/two-carriers-ways.test.ts';

export const networkWalls: readonly Wall[] = [
  { title: 'network: a pin is for its host', mark: 'network-pin-host', weakened: 'true', test: judge },
  {
    title: 'network: a pin is for one certificate',
    mark: 'network-pin-fingerprint',
    weakened: 'true',
    test: judge,
  },
  {
    title: 'network: a pin outlives no certificate',
    mark: 'network-pin-dates',
    weakened: 'true',
    test: judge,
  },
  {
    title: 'network: an authority vouches for a name',
    mark: 'network-authority-name',
    weakened: 'false',
    test: judge,
  },
  {
    title: 'network: a certificate for clients is no server’s',
    mark: 'network-authority-use',
    weakened: 'false',
    test: judge,
  },
  {
    title: 'network: authorities that issue each other are looked at once',
    mark: 'network-authority-once',
    weakened: 'false',
    test: judge,
  },
  {
    title: 'network: an authority has signed',
    mark: 'network-authority-signature',
    weakened: 'true',
    test: judge,
  },
  {
    title: 'network: a certificate of an authority is in its time',
    mark: 'network-authority-dates',
    weakened: '',
    test: judge,
  },
  {
    title: 'network: a limit of an authority that is not understood is not passed over',
    mark: 'network-authority-unknown',
    weakened: 'false',
    test: judge,
  },
  {
    title: 'network: who issues is an authority',
    mark: 'network-authority-ca',
    weakened: 'true',
    test: judge,
  },
  {
    title: 'network: a proxy’s password is for proxies',
    mark: 'network-login-proxy',
    weakened: 'false',
    test: ways,
  },
  {
    title: 'network: a certificate of the system goes to a server of a profile',
    mark: 'network-certificate-asked',
    weakened: '',
    test: ways,
  },
  {
    title: 'network: a proxy’s refusal is no answer of the server',
    mark: 'network-proxy-status',
    weakened: 'false',
    test: carriers,
  },
  {
    title: 'network: fields that Chromium writes itself are not set',
    mark: 'network-own-fields',
    part: "'content-length',",
    weakened: '',
    test: carriers,
  },
  {
    title: 'network: no redirect is followed',
    mark: 'network-redirects',
    weakened: "'follow'",
    test: carriers,
  },
  { title: 'network: nothing is cached', mark: 'network-no-cache', weakened: 'true', test: carriers },
  {
    title: 'network: Chromium reads the place that was decided',
    mark: 'network-same-address',
    weakened: '',
    test: 'src-main/gateway/system-network/system-carrier.test.ts',
  },
  {
    title: 'updates: a proxy’s password is for proxies',
    mark: 'update-login-proxy',
    weakened: 'true',
    test: 'tests/stand-in/updates.test.ts',
  },
];

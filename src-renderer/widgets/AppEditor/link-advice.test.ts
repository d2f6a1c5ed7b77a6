import { expect, test } from 'vitest';
import type { LinkReport } from '#shared/rules/link-check/link-report.ts';
import { framingOf } from './framing.ts';
import { adviceOn } from './link-advice.ts';

const page = 'https://canteen.example/menu';
const fine: LinkReport = {
  state: 'ok',
  certificate: 'trusted',
  steps: [{ address: page, status: 200 }],
  isPrivate: false,
  contentType: 'text/html',
  isFile: false,
  frameOptions: [],
  frameAncestors: [],
  title: '',
  body: 'whole',
  signIn: [],
  icon: { state: 'none', type: '', base64: '' },
};
const platform = 'https://oa.example';

test.each([
  [[], [], platform, 'allowed'],
  [['DENY'], [], platform, 'nobody'],
  [['SAMEORIGIN'], [], platform, 'itself'],
  [['sameorigin, sameorigin'], [], 'https://canteen.example', 'allowed'],
  [['ALLOW-FROM https://x.example'], [], platform, 'allowed'],
  [['SAMEORIGIN'], [], null, 'itself'],
  [['DENY'], [['https://oa.example']], platform, 'allowed'],
  [[], [["'none'"]], platform, 'nobody'],
  [[], [[]], platform, 'nobody'],
  [[], [["'self'"]], platform, 'itself'],
  [[], [["'self'"]], 'https://canteen.example', 'allowed'],
  [[], [["'self'"]], null, 'itself'],
  [[], [['*']], platform, 'allowed'],
  [[], [['https:']], platform, 'allowed'],
  [[], [['https:']], 'http://oa.example', 'others'],
  [[], [['http:']], platform, 'allowed'],
  [[], [['*.example']], platform, 'allowed'],
  [[], [['*.example']], 'https://example', 'others'],
  [[], [['oa.example:*']], 'https://oa.example:8443', 'allowed'],
  [[], [['oa.example']], 'https://oa.example:8443', 'others'],
  [[], [['https://oa.example:443/path']], platform, 'allowed'],
  [[], [['https://other.example']], platform, 'others'],
  [[], [['https://oa.example']], null, 'others'],
  [[], [['*'], ["'none'"]], platform, 'nobody'],
] as const)('%j %j in %s: %s', (frameOptions, frameAncestors, at, framing) => {
  const report = { frameOptions: [...frameOptions], frameAncestors: frameAncestors.map((each) => [...each]) };
  expect(framingOf(report, page, at)).toBe(framing);
});

const http = { steps: [{ address: 'http://canteen.example/', status: 200 }], certificate: 'none' } as const;
test.each([
  [{}, platform, 'current', 'linkCheck.reason.fits'],
  [{ isPrivate: true }, platform, 'current', 'linkCheck.reason.fits linkCheck.reason.private'],
  [{ ...http, steps: [...http.steps] }, platform, 'newPage', 'linkCheck.reason.mixed'],
  [
    { ...http, steps: [...http.steps] },
    'http://oa.example',
    'current',
    'linkCheck.reason.fits linkCheck.reason.plain',
  ],
  [{ frameOptions: ['DENY'] }, platform, 'newPage', 'linkCheck.reason.framing.nobody'],
  [{ isFile: true, contentType: 'application/zip' }, platform, 'newPage', 'linkCheck.reason.file'],
  [{ contentType: 'application/zip' }, null, 'newPage', 'linkCheck.reason.file'],
  [{ body: 'packed' }, platform, 'newPage', 'linkCheck.reason.packed'],
  [{ state: 'signIn' }, platform, 'current', 'linkCheck.reason.fits linkCheck.reason.signIn'],
  [{ state: 'notModified' }, platform, null, 'linkCheck.state.notModified'],
  [{ state: 'certificate', certificate: 'expired' }, platform, null, 'linkCheck.certificate.expired'],
  [{ state: 'scheme', steps: [] }, platform, null, 'linkCheck.state.scheme'],
  [{ state: 'refused', isPrivate: true }, null, null, 'linkCheck.state.refused linkCheck.reason.private'],
] as const)('%j in %s opens in %s', (said, at, mode, keys) => {
  const advice = adviceOn({ ...fine, ...(said as Partial<LinkReport>) }, at);
  expect(advice.mode).toBe(mode);
  expect(advice.reasons.map(({ message }) => message.key).join(' ')).toBe(keys);
});

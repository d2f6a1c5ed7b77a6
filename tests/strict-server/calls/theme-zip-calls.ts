/** Themes as zips, taken in and given out (2§7). */
import { type Call, get, post } from '../call.ts';
import { file, oneOf, recordId } from '../value-checks.ts';

const source = '2§7';
const locator = { deptId: recordId, dtu: oneOf('pc', 'app-pc'), source: oneOf('external') };
const taking = {
  encoding: 'multipart' as const,
  source,
  fields: { required: { file }, optional: locator },
  data: [88031, 88032],
  chosen: 'fields and the answer',
};
const giving = {
  source,
  answers: 'file' as const,
  data: 'a zip',
  fields: { required: { topicId: recordId }, optional: locator },
};

export const themeZipCalls: readonly Call[] = [
  post({
    ...taking,
    name: 'backTopic uploadLocalFileZip',
    path: '/api/basicserver/backTopic/uploadLocalFileZip',
  }),
  post({
    ...taking,
    name: 'appTopic uploadLocalFileZip',
    path: '/api/basicserver/appTopic/uploadLocalFileZip',
  }),
  post({ ...taking, name: 'appTopic batchImport', path: '/api/basicserver/appTopic/batchImport' }),
  post({ ...taking, name: 'featureTopic lcoalImport', path: '/api/basicserver/featureTopic/lcoalImport' }),
  get({
    ...giving,
    name: 'appTopic downloadLocalZip',
    chosen: 'fields',
    path: '/api/basicserver/appTopic/downloadLocalZip',
  }),
  get({
    ...giving,
    name: 'backTopic downloadLocalZip',
    chosen: 'fields and the method: S-6',
    path: '/api/basicserver/backTopic/downloadLocalZip',
  }),
  get({
    ...giving,
    name: 'featureTopic downloadLocalFile',
    chosen: 'fields and the method: S-6',
    path: '/api/basicserver/featureTopic/downloadLocalFile',
  }),
];

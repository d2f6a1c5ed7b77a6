/** Themes of the three families (2§7). */
import { type Call, get, post } from '../call.ts';
import { type Check, oneOf, recordId, text, wholeNumber } from '../value-checks.ts';
import * as records from './theme-records.ts';

const source = '2§7; 2§3';
const locator = { deptId: recordId, dtu: oneOf('pc', 'app-pc'), source: oneOf('external') };
const style = oneOf('dark', 'light', 'client');
const listParams = {
  required: { currentPage: wholeNumber, pageSize: wholeNumber },
  optional: { style, ...locator },
};
const oneTheme = { required: { topicId: recordId }, optional: { topicStyle: style, ...locator } };

interface Family {
  readonly path: 'backTopic' | 'featureTopic' | 'appTopic';
  readonly fields: Readonly<Record<string, Check>>;
  readonly theme: object;
  /** Lists are `data.datas`, and not `data.data.datas`. */
  readonly flat: boolean;
}

function callsOf({ path, fields, theme, flat }: Family): readonly Call[] {
  const at = `/api/basicserver/${path}`;
  const page = { datas: [theme], totalCount: 41, pageSize: '20', currentPage: 3 };
  const list = flat ? page : { data: path === 'backTopic' ? { ...page, super: true } : page };
  const decided = { source: `${source}; S-21`, chosen: 'fields' };
  return [
    get({ name: `${path} qryTopic`, path: `${at}/qryTopic`, fields: listParams, data: list, source }),
    get({
      name: `${path} qryTopicByName`,
      path: `${at}/qryTopicByName`,
      fields: { ...listParams, required: { topicName: text, ...listParams.required } },
      data: list,
      source,
    }),
    ...['enableTopic', 'disableTopic'].map((name) =>
      get({ name: `${path} ${name}`, path: `${at}/${name}`, fields: oneTheme, data: null, source }),
    ),
    ...['delTopic', 'appointDefaultTopic'].map((name) =>
      get({ name: `${path} ${name}`, path: `${at}/${name}`, fields: oneTheme, data: null, ...decided }),
    ),
    get({
      name: `${path} dragSort`,
      path: `${at}/dragSort`,
      fields: { required: { ids: text }, optional: { topicStyle: style, ...locator } },
      data: null,
      ...decided,
    }),
    post({
      name: `${path} addBaseTopic`,
      path: `${at}/addBaseTopic`,
      fields: { required: { topicName: text }, optional: { id: recordId, ...fields } },
      data: 88022,
      source,
    }),
    post({
      name: `${path} updateTopic`,
      path: `${at}/updateTopic`,
      fields: { required: { id: recordId, topicName: text }, optional: fields },
      data: null,
      source,
    }),
    post({
      name: `${path} appointTopic`,
      path: `${at}/appointTopic`,
      fields: records.appointment,
      ...(path === 'appTopic' && { beside: ['source'] }),
      data: null,
      source,
    }),
  ];
}

export const themeCalls: readonly Call[] = [
  ...callsOf({
    path: 'backTopic',
    fields: { ...records.themeFields, ...records.backLook },
    theme: records.answeredBack,
    flat: false,
  }),
  ...callsOf({
    path: 'featureTopic',
    fields: { ...records.themeFields, ...records.specialLook },
    theme: records.answeredSpecial,
    flat: false,
  }),
  ...callsOf({
    path: 'appTopic',
    fields: { ...records.themeFields, ...records.mobileLook },
    theme: records.answeredMobile,
    flat: true,
  }),
  get({
    name: 'appTopic qryTopicById',
    path: '/api/basicserver/appTopic/qryTopicById',
    fields: { required: { topicId: recordId } },
    data: { appTopic: records.answeredMobile, appTopicIcons: records.answeredIcons },
    source,
  }),
];

/** Records of themes on the wire (2§3): the fields of a request, and a theme of an answer. */
import {
  anyText,
  type Check,
  day,
  flag,
  jsonText,
  listOf,
  oneOf,
  record,
  recordId,
  recordIdOrEmpty,
  text,
} from '../value-checks.ts';

/** Booleans are E or D (2§3). */
export const onOff = oneOf('E', 'D');
/** Unset optional values are empty texts (2§3). */
export const orEmpty =
  (check: Check): Check =>
  (value) =>
    value === '' ? null : check(value);

/** 2§9. */
const pixels: Check = (value) =>
  Number.isInteger(Number(value)) && Number(value) >= 12 ? null : 'is no size of at least 12';

export const share = record({
  required: { id: recordIdOrEmpty, entryType: text, reverse: flag },
  optional: { sid: anyText, moduleStr: anyText, moduleId: recordIdOrEmpty, subContain: flag },
});
export const shares = listOf(share);
export const titles = jsonText(
  listOf(
    record({
      required: {
        id: oneOf('appTitle', 'teamTitle', 'broswerTitle'),
        selected: (value) => (typeof value === 'boolean' ? null : 'is neither true nor false'),
      },
    }),
  ),
);

const texts = (names: string): Readonly<Record<string, Check>> =>
  Object.fromEntries(names.split(/\s+/).map((name) => [name, anyText]));

/** Identity, naming, classification, range; what is internal is removed before it is sent. */
export const themeFields = {
  ...texts('titleName titleFormat sysTopicName screenShot publishLogo deptId'),
  topicStyle: oneOf('dark', 'light', 'client'),
  topicStatus: onOff,
  topicType: oneOf('teams', 'teamsDefault'),
  topicSource: oneOf('', 'external'),
  titleShowWay: titles,
  useRange: shares,
  useRangeDisable: shares,
};

export const backLook = {
  dtu: oneOf('', 'pc', 'app-pc'),
  topicLayout: oneOf('0', '1', '2'),
  ...texts(
    'navigationBgColor navBackgroundImg navMenuFontType navMenuFontColor navBorderColor navOptMenuColor',
  ),
  navMenuFontSize: orEmpty(pixels),
  navMenuDisplayType: oneOf('0', '1', '2'),
  navIconType: oneOf('0', '1'),
  logoLocal: oneOf('0', '1'),
  ...texts('navigationLeftBgColor navLeftBackgroundImg navigationMediBgColor navMediBackgroundImg'),
  ...texts('navigationRightBgColor navRightBackgroundImg'),
  ...texts('asideBgColor asideRightBoderColor sideMenuFontType asideMenuColor sideOptMenuColor'),
  sideMenuFontSize: orEmpty(pixels),
  ...texts('asideMenuHoverColor sideMenuLeftColor'),
  searchShowType: oneOf('0', '1'),
  searchLocation: oneOf('0', '1', '2'),
  ...texts('searchBgColor searchBoxColor searchFontColor searchParFontColor primaryColor bubbleColor'),
  ...texts('toolBgColor toolBgImg'),
  toolIcoStyle: oneOf('0', '1'),
  toolIcoColor: oneOf('0', '1'),
};

export const specialLook = {
  createWay: oneOf('ebuilder', 'ecode'),
  ...texts('ecode primaryColor bubbleColor'),
};

const appTopic = record({
  required: {
    ...texts('topBgColor topTxtColor topTxtPosition navBgColor navColorDefault navColorSelected mainColor'),
    ...texts('bubbleColor iconStyleDefault iconStyleSelected iconSet'),
    navShowTxt: oneOf('1', '2'),
    iconType: oneOf('1', '2'),
  },
});
const icon = record({
  required: { iconStatus: onOff },
  optional: texts('id iconKey iconText iconDefault iconSelected'),
});
export const mobileLook = { appTopic, appTopicIcons: listOf(icon) };

/** An appointment's fields; whom it is about the documents do not name. */
export const appointment = {
  required: { topicId: recordId, topicAppoint: oneOf('0', '1', '2') },
  optional: {
    appointDate: orEmpty(listOf(day)),
    allowUserSwitch: onOff,
    appointRange: shares,
    deptId: recordId,
    dtu: oneOf('pc', 'app-pc'),
    source: oneOf('external'),
  },
};

/** A theme of any family, as lists answer it. */
export const answered = {
  id: 88021,
  topicName: '晨曦',
  titleName: '{team}',
  titleFormat: '1',
  sysTopicName: '',
  topicNameInter: '{"en_US":"Dawn"}',
  titleNameInter: '',
  topicStyle: 'light',
  topicStatus: 'E',
  topicType: 'teamsDefault',
  topicOrder: '3',
  topicSource: 'external',
  deptId: 'D12',
  screenShot: '/a.png',
  publishLogo: 'L1',
  titleShowWay:
    '[{"id":"broswerTitle","selected":true},{"id":"appTitle","selected":false},{"id":"teamTitle","selected":true}]',
  useRange: [{ sid: 'S1', id: 'D12', entryType: 'department', reverse: '0', moduleStr: '', moduleId: '' }],
  useRangeDisable: [{ sid: 'S2', id: 77, entryType: 'user', reverse: 1, moduleStr: '', moduleId: '' }],
  topicAppoint: 2,
  appointDate: ['2026-05-01', '2026-05-31'],
  allowUserSwitch: 'E',
  appointRange: [],
};

export const answeredBack = {
  ...answered,
  dtu: 'app-pc',
  topicLayout: 2,
  navigationBgColor: '#ffffff',
  navBackgroundImg: '/nav.png',
  navMenuFontType: 'SimSun',
  navMenuFontSize: '16',
  navMenuFontColor: '#333333',
  navBorderColor: '#e5e5e5',
  navOptMenuColor: '#4ba9f2',
  navMenuDisplayType: '1',
  navIconType: '0',
  logoLocal: '1',
  navigationLeftBgColor: '#fefefe',
  navLeftBackgroundImg: '',
  navigationMediBgColor: '#fdfdfd',
  navMediBackgroundImg: '',
  navigationRightBgColor: '#fcfcfc',
  navRightBackgroundImg: '',
  asideBgColor: '#ffffff',
  asideRightBoderColor: '#eeeeee',
  sideMenuFontType: '',
  sideMenuFontSize: 13,
  asideMenuColor: '#111111',
  sideOptMenuColor: '#5d9cec',
  asideMenuHoverColor: '#D1E3FF',
  sideMenuLeftColor: '#5d9cec',
  searchShowType: 1,
  searchLocation: '2',
  searchBgColor: '#00000016',
  searchBoxColor: '#00000000',
  searchFontColor: '#ffffff',
  searchParFontColor: '#dddddd',
  primaryColor: '#5d9cec',
  bubbleColor: '#D1E3FF',
  toolBgColor: '#f5f5f5',
  toolBgImg: '',
  toolIcoStyle: '1',
  toolIcoColor: '1',
};

export const answeredSpecial = {
  ...answered,
  createWay: 'ecode',
  ecode: 'EC7',
  primaryColor: '#c0392b',
  bubbleColor: '#fde2df',
};

export const answeredMobile = {
  ...answered,
  topBgColor: '#4ba9f2',
  topTxtColor: '#ffffff',
  topTxtPosition: 'left',
  navBgColor: '#ffffff',
  navShowTxt: '2',
  navColorDefault: '#666666',
  navColorSelected: '#5d9cec',
  mainColor: '#5d9cec',
  bubbleColor: '#e2f5ff',
  iconType: '2',
  iconStyleDefault: 'a',
  iconStyleSelected: 'b',
  iconSet: 'c',
};

export const answeredIcons = [
  {
    id: 5,
    iconKey: 'message',
    iconText: '消息',
    iconDefault: '/m.png',
    iconSelected: '/ms.png',
    iconStatus: 'D',
  },
];

/** Fields of records of many areas, for sets that are applied on a sandbox. */

/** Kind, place, field; what it becomes: turned where it is on or off, longer where it is a text. */
export const wishes: readonly (readonly [kind: string, place: unknown, field: string])[] = [
  ['tenant', { deployment: 'public' }, 'contact'],
  ['tenantLogo', { deployment: 'public' }, 'showInfoConfig'],
  ['ruleConfig', { id: 'RC1000003' }, 'ruleName'],
  ['ruleConfig', { id: 'RC1000002' }, 'noEmoji'],
  ['ruleConfigEnabled', { id: 'RC1000003', name: 'Job number' }, 'enabled'],
  ['ipSegment', { id: 'SEG1000001' }, 'segmentName'],
  ['ipListEntry', { id: 'IPC1000001' }, 'configName'],
  ['ipListFlag', { list: 'black' }, 'on'],
  ['newUserPush', {}, 'on'],
  ['assignAccountMessage', {}, 'on'],
  ['licenceReminder', { remindType: 'app', deptId: '' }, 'remindStatus'],
  ['quickSearch', {}, 'enabled'],
  ['security.realIp', {}, 'enabled'],
  ['languageNames', { kind: 'tenant', targetId: 'T2308147' }, 'en_US'],
];

/** The text with something behind it; an empty one becomes long enough for every rule about names. */
export const lengthened = (text: unknown, more: string) => `${text === '' ? 'Changed' : String(text)}${more}`;

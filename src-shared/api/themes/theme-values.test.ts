/** Every field of a theme in the documents' spelling (2§3; THM-065 to 079, 083 to 088). */
import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { mobileThemes } from './mobile.ts';
import { specialThemes } from './special.ts';
import { backThemes } from './standard.ts';

type Fields = Record<string, unknown>;
const calls = { back: backThemes.add, special: specialThemes.add, mobile: mobileThemes.add } as const;
type Family = keyof typeof calls;
const wireOf = (family: Family, changes: Fields = {}): Fields => {
  const { add } = { add: calls[family] };
  return z.encode(add.request as z.ZodType, { ...(add.example() as Fields), ...changes }) as Fields;
};
const readOf = (family: Family, wire: Fields): Fields =>
  z.decode(calls[family].request as z.ZodType, wire) as Fields;
const names = (text: string) => text.split(/\s+/);

const colours = names(
  `
  navigationBgColor navMenuFontColor navBorderColor navOptMenuColor navigationLeftBgColor navigationMediBgColor
  navigationRightBgColor asideBgColor asideRightBoderColor asideMenuColor sideOptMenuColor asideMenuHoverColor
  sideMenuLeftColor searchBgColor searchBoxColor searchFontColor searchParFontColor primaryColor bubbleColor toolBgColor
`.trim(),
);
const texts = names(
  `
  navBackgroundImg navMenuFontType navLeftBackgroundImg navMediBackgroundImg navRightBackgroundImg sideMenuFontType
  toolBgImg
`.trim(),
);

describe('a standard or client theme', () => {
  test.each([...colours, ...texts])('has %s, sent as it is, and unset as an empty text', (name) => {
    expect(wireOf('back', { [name]: '#123456' })[name]).toBe('#123456');
    expect(readOf('back', { ...wireOf('back'), [name]: '#123456' })[name]).toBe('#123456');
    expect(wireOf('back', { [name]: '' })[name]).toBe('');
  });

  test.each(['navMenuFontSize', 'sideMenuFontSize'])('has %s, a number, and unset an empty text', (name) => {
    expect(wireOf('back', { [name]: 14 })[name]).toBe(14);
    expect(wireOf('back', { [name]: null })[name]).toBe('');
    expect(readOf('back', { ...wireOf('back'), [name]: '14' })[name]).toBe(14);
  });

  test.each<[name: string, spelled: Readonly<Record<string, string>>, unset: string]>([
    ['topicLayout', { horizontal: '0', vertical: '1', mixed: '2' }, 'horizontal'],
    ['navMenuDisplayType', { iconAndText: '0', icon: '1', text: '2' }, 'iconAndText'],
    ['navIconType', { filled: '0', line: '1' }, 'line'],
    ['logoLocal', { first: '1', last: '0' }, 'last'],
    ['searchShowType', { float: '0', expand: '1' }, 'float'],
    ['searchLocation', { left: '0', centre: '1', right: '2' }, 'left'],
    ['toolIcoStyle', { filled: '0', line: '1' }, 'filled'],
    ['toolIcoColor', { dark: '1', light: '0' }, 'light'],
  ])('says %s by digits: %j, and means %s where it says nothing', (name, spelled, unset) => {
    for (const [value, digit] of Object.entries(spelled)) {
      expect(wireOf('back', { [name]: value })[name]).toBe(digit);
      expect(readOf('back', { ...wireOf('back'), [name]: digit })[name]).toBe(value);
      expect(readOf('back', { ...wireOf('back'), [name]: Number(digit) })[name]).toBe(value);
    }
    expect(readOf('back', { ...wireOf('back'), [name]: '' })[name]).toBe(unset);
  });
});

test.each(['back', 'special', 'mobile'] as const)('switches of a %s theme travel as E and D', (family) => {
  expect(wireOf(family, { topicStatus: true }).topicStatus).toBe('E');
  expect(wireOf(family, { topicStatus: false }).topicStatus).toBe('D');
  expect(readOf(family, { ...wireOf(family), topicStatus: 'E' }).topicStatus).toBe(true);
  expect(readOf(family, { ...wireOf(family), topicStatus: 'D' }).topicStatus).toBe(false);
});

test('a special theme says by which tool it was made, and its two colours', () => {
  const said = { sysTopicName: 'S', topicName: 'N', titleName: 'T', ecode: 'EC1', screenShot: '/s.png' };
  const looks = { primaryColor: '#c0392b', bubbleColor: '#fde2df' };
  for (const createWay of ['ebuilder', 'ecode'])
    expect(wireOf('special', { ...said, ...looks, createWay })).toMatchObject({
      ...said,
      ...looks,
      createWay,
    });
});

describe('a mobile theme', () => {
  const look = (changes: Fields) => {
    const { appTopic } = mobileThemes.add.example() as { appTopic: Fields };
    return (wireOf('mobile', { appTopic: { ...appTopic, ...changes } }) as { appTopic: Fields }).appTopic;
  };
  const its = names(
    `
    topBgColor topTxtColor topTxtPosition navBgColor navColorDefault navColorSelected mainColor bubbleColor
    iconStyleDefault iconStyleSelected iconSet
  `.trim(),
  );

  test.each(its)('has %s in appTopic', (name) => {
    const value = name === 'topTxtPosition' ? 'left' : 'x';
    expect(look({ [name]: value })[name]).toBe(value);
  });

  test.each([
    ['navShowTxt', 'show', '1'],
    ['navShowTxt', 'hide', '2'],
    ['iconType', 'first', '1'],
    ['iconType', 'second', '2'],
  ])('says %s %s as %s', (name, value, digit) => {
    expect(look({ [name]: value })[name]).toBe(digit);
  });

  test.each([
    [true, 'E'],
    [false, 'D'],
  ])('has icons that are on (%s) as %s', (iconStatus, spelled) => {
    const icon = {
      id: '1',
      iconKey: 'home',
      iconText: 'Home',
      iconDefault: 'a',
      iconSelected: 'b',
      iconStatus,
    };
    const { appTopicIcons } = wireOf('mobile', { appTopicIcons: [icon] });
    expect(appTopicIcons).toEqual([expect.objectContaining({ iconStatus: spelled })]);
  });
});

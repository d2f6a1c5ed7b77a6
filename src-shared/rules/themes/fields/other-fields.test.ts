/** The forms of special, mobile and custom CSS themes (rows THM-045, 089, 197). */
import { describe, expect, it } from 'vitest';
import { checkFields } from '../../common/fields/check-fields.ts';
import { rowsOf } from '../../common/fields/field.ts';
import { newCssTheme, newMobileTheme, newSpecialTheme, withMobileStyle } from '../defaults.ts';
import { type CssForm, cssFields } from './css-fields.ts';
import { mobileBody, mobileFields, mobileForm } from './mobile-fields.ts';
import { checkIcons, iconName, iconsMost, namedIcon } from './mobile-icons.ts';
import { type SpecialForm, specialFields } from './special-fields.ts';

const nowhere = { deptId: '' };
const special = { ...newSpecialTheme(nowhere), topicName: 'Festival' };
const mobile = { ...newMobileTheme('dark', nowhere, (key) => key), topicName: 'Pocket' };

describe('special themes (2§3, 2§5)', () => {
  it.each<[string, Partial<SpecialForm>, string, string]>([
    ['by the page designer', {}, '', ''],
    ['by the code module, without a package', { createWay: 'ecode' }, 'ecode', 'themeFields.missing.ecode'],
    ['by the code module', { createWay: 'ecode', ecode: 'pkg-1' }, '', ''],
    ['without a name', { topicName: '' }, 'topicName', 'themeFields.missing.topicName'],
  ])('%s', (_what, change, name, key) => {
    const found = checkFields(specialFields, { ...special, ...change });
    expect(found.map((one) => [one.name, one.message.key])).toEqual(name === '' ? [] : [[name, key]]);
  });
});

describe('mobile themes (2§2, 2§3)', () => {
  it('their groups are the basic settings, the range and the icons', () => {
    const groups = new Set(rowsOf(mobileFields).map(([, { group }]) => group));
    expect([...groups]).toEqual([
      'themeFields.group.base',
      'themeFields.group.range',
      'themeFields.group.icons',
    ]);
  });

  it('begin with five icons, each with an icon, a chosen icon and a text', () => {
    expect(mobile.icons.map(({ iconKey }) => iconKey)).toEqual([
      'message',
      'application',
      'new',
      'addressBook',
      'me',
    ]);
    for (const { iconKey, iconText, iconDefault, iconSelected, iconStatus } of mobile.icons) {
      expect([iconText, iconDefault, iconSelected, iconStatus]).toEqual([
        iconKey,
        `${iconKey}-line`,
        `${iconKey}-filled`,
        true,
      ]);
    }
    expect([mobile.bubbleColor, newSpecialTheme(nowhere).bubbleColor]).toEqual(['#e2f5ff', '#D1E3FF']);
  });

  it('go to the server with their look in one part, and come back as they were', () => {
    const { appTopic, appTopicIcons, ...rest } = mobileBody(mobile, 'TM1');
    expect(Object.keys(rest)).not.toContain('topBgColor');
    expect(mobileForm({ ...rest, ...appTopic }, appTopicIcons)).toEqual(mobile);
  });

  it('keep their icons with another style', () => {
    const light = withMobileStyle({ ...mobile, icons: [], topTxtColor: '#123456' }, 'light');
    expect([light.topicStyle, light.topBgColor, light.topTxtColor, light.icons]).toEqual([
      'light',
      '#ffffff',
      '#111111',
      [],
    ]);
  });

  it('have a text for each icon, and not more than a phone has room for', () => {
    const icon = namedIcon('a', 'home', 'Home');
    expect(checkIcons([icon])).toEqual([]);
    expect(checkIcons([{ ...icon, iconText: ' ' }]).map(({ name }) => name)).toEqual(['icon-a']);
    expect(checkIcons([{ ...icon, iconText: 'x'.repeat(13) }]).map(({ message }) => message.key)).toEqual([
      'record.limit.over',
    ]);
    const many = Array.from({ length: iconsMost + 1 }, (_, at) => ({ ...icon, id: String(at) }));
    expect(checkIcons(many).map(({ name }) => name)).toEqual(['icons']);
  });

  it.each([
    ['home-line', 'home'],
    ['home-filled', 'home'],
    ['/api/file/preview?fileId=1', null],
    ['', null],
  ])('the icon of %j is %j', (said, name) => expect(iconName(said)).toBe(name));
});

describe('custom CSS themes (2§3)', () => {
  it.each<[string, Partial<CssForm>, string]>([
    ['with a name', { name: 'Quiet' }, ''],
    ['without one', {}, 'name'],
    ['longer than a page loads', { name: 'Quiet', content: ' '.repeat(100_001) }, ''],
    ['longer than a page loads, and not blank', { name: 'Quiet', content: 'a'.repeat(100_001) }, 'content'],
  ])('%s', (_what, change, name) => {
    expect(checkFields(cssFields, { ...newCssTheme, ...change }).map((one) => one.name)).toEqual(
      name === '' ? [] : [name],
    );
  });
});

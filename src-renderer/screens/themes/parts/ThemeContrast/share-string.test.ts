import { describe, expect, it } from 'vitest';
import { newBackTheme, newMobileTheme, newSpecialTheme } from '#shared/rules/themes/defaults.ts';
import { fieldsOfPart } from '#shared/rules/themes/package/portable.ts';
import { readShareString, shareString } from './share-string.ts';

const back = {
  ...newBackTheme('pc', 'light', { deptId: 'D200' }),
  topicName: ' Harbour ',
  topicStatus: true,
  navMenuFontSize: 16,
  navMenuFontColor: '#112233',
};
const mobile = newMobileTheme('dark', { deptId: '' }, (key) => key);

describe('a share string', () => {
  it.each([
    ['pc', 'backTopic', back],
    ['h5', 'appTopic', mobile],
    ['special', 'featureTopic', newSpecialTheme({ deptId: '' })],
  ] as const)('carries every colour of a theme of %s', (terminal, family, form) => {
    const text = shareString(terminal, form);
    const values = form as unknown as Readonly<Record<string, string>>;
    const set = fieldsOfPart(family, 'colours').filter((name) => values[name] !== '');
    const read = readShareString(` ${text}\n`, terminal);
    expect(read).toMatchObject({ source: 'steward', terminal });
    expect(read?.colours).toEqual(
      Object.fromEntries(set.map((name) => [name, String(values[name]).toLowerCase()])),
    );
    expect(text.length).toBeLessThan(280);
  });

  it('of another terminal gives what both have', () => {
    expect(readShareString(shareString('pc', back), 'special')?.colours).toEqual({
      primaryColor: '#5d9cec',
      bubbleColor: '#d1e3ff',
    });
    expect(readShareString('steward-theme:pc:nb102030.pr405060', 'h5')?.colours).toEqual({
      topBgColor: '#102030',
      mainColor: '#405060',
    });
  });

  it('may be one of Slack’s, of either length', () => {
    const eight = '#3F0E40,#350d36,#1164A3,#FFFFFF,#350D36,#FEFEFE,#2BAC76,#CD2553';
    expect(readShareString(eight, 'pc')).toEqual({
      source: 'slack',
      terminal: null,
      colours: {
        asideBgColor: '#3f0e40',
        primaryColor: '#1164a3',
        sideOptMenuColor: '#ffffff',
        asideMenuHoverColor: '#350d36',
        asideMenuColor: '#fefefe',
        sideMenuLeftColor: '#2bac76',
        bubbleColor: '#cd2553',
        navigationBgColor: '#3f0e40',
        navMenuFontColor: '#fefefe',
      },
    });
    expect(readShareString(`${eight}, #121016, #F9EDFF`, 'pc')?.colours).toMatchObject({
      navigationBgColor: '#121016',
      navMenuFontColor: '#f9edff',
    });
  });

  it('may be one of Slack’s of today, with four colours, or an older one of nine', () => {
    expect(readShareString('#4A154B,#1164A3,#2BAC76,#CD2553', 'pc')?.colours).toEqual({
      asideBgColor: '#4a154b',
      navigationBgColor: '#4a154b',
      primaryColor: '#1164a3',
      sideMenuLeftColor: '#2bac76',
      bubbleColor: '#cd2553',
    });
    const nine = '#282A36,#44475A,#44475A,#8BE9FD,#6272A4,#FFFFFF,#50FA7B,#FF5555,#191A21';
    expect(readShareString(nine, 'pc')?.colours).toMatchObject({
      asideBgColor: '#282a36',
      navigationBgColor: '#191a21',
    });
    expect(readShareString('4A154B, 1164A3, 2BAC76, CD2553,', 'pc')?.colours).toMatchObject({
      primaryColor: '#1164a3',
    });
  });

  it('may be one of Mattermost’s', () => {
    const theirs = {
      sidebarBg: '#1E325C',
      sidebarHeaderBg: '#192a4d',
      buttonBg: '#1c58d9',
      codeTheme: 'github',
    };
    expect(readShareString(JSON.stringify(theirs), 'pc')).toEqual({
      source: 'mattermost',
      terminal: null,
      colours: { asideBgColor: '#1e325c', navigationBgColor: '#192a4d', primaryColor: '#1c58d9' },
    });
  });

  it.each([
    '',
    'harbour',
    '#fff,#fff',
    '#fff,#fff,#fff,red',
    '#fff,#fff,#fff,#fff,#fff',
    'steward-theme:pc:',
    'steward-theme:pc:zz112233',
    '{"a":1}',
    '{',
    'steward-theme:tv:nb112233',
    'steward-theme:pc:nbred',
    `#fff${',#fff'.repeat(10)}`,
    '[]',
    'null',
    `{"sidebarBg":"#fff","x":"${'y'.repeat(5000)}"}`,
    '{"sidebarBg":"red"}',
  ])('is not %j', (text) => {
    expect(readShareString(text, 'pc')).toBeNull();
  });
});

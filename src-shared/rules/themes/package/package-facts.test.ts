/** The sentences about packages and their differences, which are the same in every medium. */
import { expect, it, test } from 'vitest';
import type { KnownWords } from '../../../text/known-words.ts';
import type { FieldValue } from './manifest.ts';
import { packageTone, sayChange, sayFinding } from './package-facts.ts';

/** Each text is its key, so that a test sees which one is used. */
const words: KnownWords = {
  say: (key, params) =>
    key === 'common.form.separator' ? ' + ' : [key, ...Object.values(params ?? {})].join(' '),
  ifKnown: (key) => key,
};

test.each([
  ['refused', 'refused', 'danger'],
  ['package', 'problem', 'warning'],
  ['package', 'note', 'success'],
  ['unknown-zip', 'note', 'info'],
  ['unknown-zip', 'problem', 'warning'],
] as const)('a %s with a %s in a theme is %s', (kind, severity, tone) => {
  expect(packageTone({ kind, findings: [], themes: [{ findings: [{ severity }] }] })).toBe(tone);
});

it('says a finding with its tone, its place and the pair that it is about', () => {
  const details = { pair: 'navText', ratio: 2.5 };
  expect(sayFinding({ code: 'CONTRAST', severity: 'note', where: 'a.b', details }, words)).toEqual({
    code: 'CONTRAST',
    severity: 'note',
    where: 'a.b',
    tone: 'info',
    word: 'themePackage.severity.note',
    text: 'themePackage.code.CONTRAST 2.5 themeContrast.pair.navText',
  });
  expect(sayFinding({ code: 'DATA', severity: 'refused' }, words).where).toBeNull();
});

test.each<[string, FieldValue, string, string]>([
  ['terminal', 'pc', 'themePackages.comparePackages.fields.terminal', 'themes.terminal.pc'],
  ['navIconType', 'line', 'themeFields.field.navIconType', 'themeFields.icon.line'],
  ['navMenuFontSize', 14, 'themeFields.field.navMenuFontSize', '14'],
  ['screenShot', 'asset:assets/a.png', 'themeFields.field.screenShot', 'themePackage.picture assets/a.png'],
  [
    'titleShowWay',
    [
      { id: 'teamTitle', selected: true },
      { id: 'appTitle', selected: false },
    ],
    'themeActions.titles.shown',
    'themeActions.titles.teamTitle + themeActions.titles.without.appTitle',
  ],
  ['glow', 'red', 'glow', 'red'],
])('says a change of %s in words', (field, value, label, text) => {
  const change = { field, before: undefined, after: value };
  expect(sayChange('backTopic', change, words)).toEqual({ field, label, before: null, after: text });
});

it('says what was left out of a picture', () => {
  const details = { kinds: 'exif behind place', bytes: 100 };
  const parts = ['place', 'exif', 'behind'].map((kind) => `themePackage.pictureNote.${kind}`);
  expect(sayFinding({ code: 'PICTURE_NOTES', severity: 'note', details }, words).text).toBe(
    `themePackage.code.PICTURE_NOTES ${parts.join(' + ')} 100`,
  );
});

it.each([
  ['CONTENT_TYPE', { reason: 'svgScript' }, 'themePackage.content.svgScript svgScript'],
  ['CONTENT_TYPE', {}, 'themePackage.code.CONTENT_TYPE'],
  ['BOMB_SIZE', { reason: 'pictureFrames' }, 'themePackage.content.pictureFrames pictureFrames'],
  ['MANIFEST_INVALID', { reason: 'svgScript' }, 'themePackage.code.MANIFEST_INVALID svgScript'],
] as const)('says %s with its reason, %j', (code, details, text) => {
  expect(sayFinding({ code, severity: 'refused', details }, words).text).toBe(text);
});

it('says the icons of a phone by their texts', () => {
  const icon = {
    id: 'a',
    iconKey: 'me',
    iconText: 'Me',
    iconDefault: '',
    iconSelected: '',
    iconStatus: true,
  };
  const after = [icon, { ...icon, id: 'b', iconText: '', iconStatus: false }];
  expect(sayChange('appTopic', { field: 'icons', before: [], after }, words)).toEqual({
    field: 'icons',
    label: 'themeFields.group.icons',
    before: null,
    after: 'Me + themeVersions.hiddenIcon me',
  });
});

/** Names that lead somewhere else, mean something else, or are one name in two spellings. */
import { type RawEntry, rawZip } from '../../../src-main/formats/theme-package/testing/raw-zip.ts';
import { type HostileCase, manifestEntry, withEntry } from './hostile-case.ts';

const named = (title: string, name: string | Buffer, code: HostileCase['code']): HostileCase => ({
  title: `name: ${title}`,
  zip: withEntry({ name }),
  code,
});
const pair = (title: string, names: readonly string[], code: HostileCase['code']): HostileCase => ({
  title: `names: ${title}`,
  zip: withEntry(...names.map((name): RawEntry => ({ name }))),
  code,
});

export const nameCases: readonly HostileCase[] = [
  named('../x', '../x.png', 'NAME_TRAVERSAL'),
  named('a/../../x', 'a/../../x.png', 'NAME_TRAVERSAL'),
  named('..\\x', '..\\x.png', 'NAME_TRAVERSAL'),
  named('blank after dots', 'a/.. /x.png', 'NAME_TRAVERSAL'),
  named('.', '.', 'NAME_TRAVERSAL'),
  named('a/./b', 'a/./b.png', 'NAME_TRAVERSAL'),
  named('three dots', '.../x.png', 'NAME_TRAVERSAL'),
  named('absolute', '/etc/x.png', 'NAME_ABSOLUTE'),
  named('drive', 'C:\\x.png', 'NAME_ABSOLUTE'),
  named('drive without a slash', 'C:x.png', 'NAME_ABSOLUTE'),
  named('UNC', '\\\\server\\share\\x.png', 'NAME_ABSOLUTE'),
  named('UNC with slashes', '//server/share/x.png', 'NAME_ABSOLUTE'),
  named('NUL character', 'a\0.png', 'NAME_CHARS'),
  ...['con', 'AUX.png', 'com1.png', 'lpt¹.png', 'conin$', 'nul.tar.png', 'a/prn.png', 'clock$.png'].map(
    (name) => named(name, name, 'NAME_RESERVED'),
  ),
  named('__proto__', '__proto__', 'NAME_RESERVED'),
  named('__proto__ as a folder', 'assets/__proto__/x.png', 'NAME_RESERVED'),
  named('trailing dot', 'x.png.', 'NAME_CHARS'),
  named('trailing dot of a folder', 'a./x.png', 'NAME_CHARS'),
  named('trailing space', 'x.png ', 'NAME_CHARS'),
  named('NTFS stream', 'assets/x.png:evil', 'NAME_CHARS'),
  named('CR and LF', 'x\r\n.png', 'NAME_CHARS'),
  named('right-to-left override', 'x\u202egnp.exe', 'NAME_CHARS'),
  named('percent', '%2e%2e/x.png', 'NAME_CHARS'),
  named('empty', '', 'NAME_CHARS'),
  named('empty part', 'a//x.png', 'NAME_CHARS'),
  named('Chinese', '主题.png', 'NAME_CHARS'),
  named('300 characters', `${'x'.repeat(296)}.png`, 'NAME_TOO_LONG'),
  named('200 deep', `${'a/'.repeat(200)}x.png`, 'DEPTH'),
  named('invalid UTF-8', Buffer.from('61ff2e706e67', 'hex'), 'NAME_ENCODING'),
  named('overlong UTF-8', Buffer.from('c0aec0ae2f782e706e67', 'hex'), 'NAME_ENCODING'),
  named('half of a pair', Buffer.from('eda0802e706e67', 'hex'), 'NAME_ENCODING'),
  named('Chinese in a folder of its own', 'assets/主题/x.png', 'NAME_CHARS'),
  ...['My Theme ', ' My Theme', 'a:b', 'a%b', 'a\u202eb', 'a\u200bb', 'a\tb', 'a|b', 'con', 'x.'].map(
    (folder) => ({
      title: `outer folder: ${JSON.stringify(folder)}`,
      zip: rawZip([{ ...manifestEntry(), name: `${folder}/manifest.json` }]),
      code: (folder === 'con'
        ? 'NAME_RESERVED'
        : folder === 'a:b'
          ? 'NAME_ABSOLUTE'
          : 'NAME_CHARS') as HostileCase['code'],
    }),
  ),
  {
    title: 'outer folder: beside another one',
    zip: rawZip([{ ...manifestEntry(), name: 'My Theme/manifest.json' }, { name: 'Other Theme/x.png' }]),
    code: 'NAME_CHARS',
  },
  pair('twice', ['a.png', 'a.png'], 'NAME_DUPLICATE'),
  pair('manifest twice', ['manifest.json'], 'NAME_DUPLICATE'),
  pair('large and small letters', ['a.png', 'A.png'], 'NAME_COLLISION'),
  pair('NFC and NFD', ['caf\u00e9.png', 'cafe\u0301.png'], 'NAME_CHARS'),
  pair('file and folder', ['a.png', 'a.png/b.png'], 'NAME_COLLISION'),
  pair('folder and file', ['a.png/', 'a.png'], 'NAME_COLLISION'),
  pair('folders in two spellings', ['b/x.png', 'B/y.png'], 'NAME_COLLISION'),
];

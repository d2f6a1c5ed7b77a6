/** Walls around what is written of a record, whoever wants it: a form, a file, a bundle, a way back. */
import type { Wall } from './wall.ts';

const content = 'src-shared/rules/records/content/check-content.ts';
const address = 'src-shared/rules/links/address.ts';
const addresses = 'src-shared/rules/links/address.test.ts';
const judged = 'src-shared/rules/records/content/check-content.test.ts';

export const writtenWalls: readonly Wall[] = [
  {
    title: 'written: a file that wants what no form takes is not opened',
    file: 'src-main/formats/changes/read.ts',
    text: "return wrong.length === 0 ? reading : { problem: 'content', at: placeOfWrong(wrong), wrong };",
    weakened: "return wrong.length < 0 ? { problem: 'content', at: placeOfWrong(wrong), wrong } : reading;",
    test: 'src-main/cli/changes-content.test.ts',
  },
  {
    title: 'written: what a set applies is judged by its form before it is sent',
    file: 'src-shared/rules/changes/apply.ts',
    text: "  if (problems.length > 0) return nothing('refused', how.refusal(kind, place, problems));\n",
    weakened: '',
    test: 'src-shared/rules/changes/apply.test.ts',
  },
  {
    title: 'written: what is saved or taken back is judged by its form before it is sent',
    file: 'src-renderer/data/records/save-record.ts',
    text: '      refuseWrong(kind, place, { newest, after, changed });\n',
    weakened: '',
    test: 'tests/console/undo-over-newest.test.ts',
  },
  {
    title: 'written: a bundle brings in no field that its form refuses',
    file: 'src-shared/rules/configuration/takable.ts',
    text: '.filter(([name]) => !wrong.has(name))',
    weakened: '',
    test: 'src-shared/rules/configuration/takable.test.ts',
  },
  {
    title: 'written: a value is of the type of its field',
    file: content,
    text: '  const key = wrongType(row.kind, value);\n  if (key) return { key };\n',
    weakened: '',
    test: judged,
  },
  {
    title: 'written: no half character and no control is in any value',
    file: content,
    text: "  if (sign) return { message: { key: 'changeContent.sign', params: { code: sign } } };\n",
    weakened: '',
    test: judged,
  },
  {
    title: 'written: what a call takes along is no file’s to set',
    file: content,
    text: "  if (kind.along?.includes(name)) return { message: { key: 'changeContent.along' } };\n",
    weakened: '',
    test: judged,
  },
  {
    title: 'written: what no call sets of a record is refused by its name',
    file: content,
    text: '    const fixed = kind.fixed?.(place).includes(name);\n',
    weakened: "    const fixed = kind.fixed?.(place).includes('');\n",
    test: judged,
  },
  {
    title: 'written: a text that the server makes up is sent only where it was edited',
    file: 'src-shared/rules/records/reminder-record.ts',
    text: "...(names.includes('remindContent') ? { remindContent } : {}),",
    weakened: '...{ remindContent },',
    test: 'tests/sandbox/changes/computed-texts.test.ts',
  },
  {
    title: 'written: nothing is deleted for a record that is refused',
    file: 'src-shared/rules/configuration/takable.ts',
    text: '(refused.has(one.kind) ? kept(one) : one)',
    weakened: 'one',
    test: 'src-shared/rules/configuration/takable.test.ts',
  },
  {
    title: 'written: a change that is sent by itself is judged by its form, too',
    file: 'src-renderer/data/changes/door.ts',
    text: '    change.check?.();\n',
    weakened: '',
    test: 'tests/console/every-door.test.ts',
  },
  {
    title: 'written: a menu set that no form takes is not opened',
    file: 'src-shared/rules/back-menu/sets/set-file.ts',
    text: 'return wrong.find((one) => one !== null) ?? read.data;',
    weakened: 'return wrong.length < 0 ? (wrong.find((one) => one !== null) ?? read.data) : read.data;',
    test: 'tests/console/every-door.test.ts',
  },
  {
    title: 'written: what is called so in a language can be seen',
    file: 'src-shared/rules/records/names-record.ts',
    text: '    rules: (names) => nameProblems(names, html, most),\n',
    weakened: '',
    test: 'tests/console/every-door.test.ts',
  },
  {
    title: 'written: what a call does not take is not sent',
    file: content,
    text: '  if (refused?.length === 0) return [];\n',
    weakened: '  if (refused) return [];\n',
    test: judged,
  },
  {
    title: 'rich text: nothing that runs or loads is written',
    file: content,
    text: '  if (unsafe) return { message: unsafe };\n',
    weakened: '',
    test: 'src-main/cli/changes-content.test.ts',
  },
  {
    title: 'rich text: what is not understood is not written',
    file: 'src-shared/rules/rich-text/unsafe-markup.ts',
    text: '  return odd === null ? null : found(odd);\n',
    weakened: '  return null;\n',
    test: 'src-shared/rules/rich-text/rich-text.test.ts',
  },
  {
    title: 'rich text: where its links lead is judged',
    file: 'src-shared/rules/rich-text/unsafe-markup.ts',
    text: "element === 'a' && isLinkTarget(value)",
    weakened: "element === 'a'",
    test: 'src-shared/rules/rich-text/rich-text.test.ts',
  },
  {
    title: 'address: the scheme is http or https',
    file: address,
    text: ' || !/^https?:\\/\\/[^/?#]/i.test(text)',
    weakened: '',
    test: addresses,
  },
  {
    title: 'address: it holds no signs that nobody sees',
    file: address,
    text: 'return unseen.test(text);',
    weakened: 'return text.length < 0;',
    test: addresses,
  },
  {
    title: 'address: it holds no name and password',
    file: address,
    text: '  if (hasUserInfo(text)) return null;\n',
    weakened: '',
    test: addresses,
  },
  {
    title: 'address: a page stays on the platform',
    file: address,
    text: "  if (!/^\\/?[^/:][^:]*$/.test(path) || path.includes('//')) return false;\n",
    weakened: '',
    test: addresses,
  },
  {
    title: 'address: where an application leads is judged',
    file: 'src-shared/rules/applications/app-fields.ts',
    text: 'check: (value: string) => (isAddress(value) ?',
    weakened: 'check: (value: string) => (value ?',
    test: 'src-shared/rules/applications/app-form.test.ts',
  },
];

import { guide } from 'virtual:steward-guide';
import { expect, test } from 'vitest';
import { chapterOf, findTasks, isAbout } from './find-help.ts';

const english = guide['en-US'];

test.each([
  ['network.lists', 'Who may sign in'],
  ['themes.whoSees', 'Themes and logos'],
  ['frame.servers', 'Servers, settings and licence files'],
  ['licenceInfo.licence', 'Organisation, licence and people'],
  ['licence.tool', 'Servers, settings and licence files'],
  ['', 'Organisation, licence and people'],
])('the help of %s opens at “%s”', (screen, title) => {
  expect(chapterOf(english, screen)?.title).toBe(title);
});

test.each([
  ['black list', 'Put an address on the black list'],
  ['PASSWORD', 'Set how long a password must be'],
  ['undo', 'Undo a change'],
  ['logo', 'Set the organisation’s logo'],
])('“%s” finds first “%s”', (words, title) => {
  expect(findTasks(english, words)[0]?.task.title).toBe(title);
});

test('words in Chinese are found too, and nothing is found without a word', () => {
  expect(findTasks(guide['zh-CN'], '黑名单')[0]?.task.title).toBe('将 IP 加入黑名单');
  expect(findTasks(english, '  ')).toEqual([]);
  expect(findTasks(english, 'zebra')).toEqual([]);
});

test('a task is about the page that one of its steps leads to', () => {
  const about = english.flatMap(({ tasks }) => tasks).filter((task) => isAbout(task, '/loginlog'));
  expect(about.map(({ title }) => title)).toEqual([
    'See who failed to sign in',
    'Set the working hours of a department',
  ]);
});

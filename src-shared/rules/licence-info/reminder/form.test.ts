import { describe, expect, it } from 'vitest';
import {
  reminderDefaults,
  remindLevels,
  remindModes,
  remindTypes,
} from '../../../api/licence-info/reminder-values.ts';
import { ruleMessage } from '../../../text/rule-message.ts';
import { checkFields } from '../../common/fields/check-fields.ts';
import { placeholderProblem, previewContent, unknownPlaceholders } from './form.ts';
import { type ReminderValues, reminderFields } from './reminder-fields.ts';

const form: ReminderValues = {
  id: '7',
  remindType: 'internal',
  remindLevel: 'organisation',
  ...reminderDefaults,
  remindContent: 'Seats of {terminal} at {warnValue}',
};

it('begins enabled, at 80 percent, by popup', () => {
  expect(reminderDefaults).toEqual({ remindStatus: true, warnValue: 80, remindMode: ['popup'] });
});

it('spells the values in the platform’s digits', () => {
  expect([remindTypes, remindLevels, remindModes]).toEqual([
    { '1': 'app', '2': 'internal', '3': 'external' },
    { '1': 'organisation', '2': 'system' },
    { '1': 'popup', '2': 'systemMessage', '3': 'sms' },
  ]);
});

describe('checkFields', () => {
  const required = ['请输入必填项', 'Please enter required items'];
  const range = ['预警值必须是 0 到 100 的整数', 'The warning value must be a whole number from 0 to 100'];
  it.each<[string, Partial<ReminderValues>, string[][]]>([
    ['complete', {}, []],
    ['0', { warnValue: 0 }, []],
    ['100', { warnValue: 100 }, []],
    ['empty value', { warnValue: null }, [['warnValue', ...required]]],
    ['−1', { warnValue: -1 }, [['warnValue', ...range]]],
    ['101', { warnValue: 101 }, [['warnValue', ...range]]],
    ['80.5', { warnValue: 80.5 }, [['warnValue', ...range]]],
    ['not a number', { warnValue: Number.NaN }, [['warnValue', ...range]]],
    ['no mode', { remindMode: [] }, [['remindMode', ...required]]],
    [
      'no value and no mode, switched off',
      { warnValue: null, remindMode: [], remindStatus: false },
      [
        ['warnValue', ...required],
        ['remindMode', ...required],
      ],
    ],
    ['no content', { remindContent: '' }, []],
  ])('%s', (_, change, expected) => {
    const problems = checkFields(reminderFields, { ...form, ...change });
    expect(
      problems.map(({ name, message }) => [
        name,
        ruleMessage('zh-CN', message),
        ruleMessage('en-US', message),
      ]),
    ).toEqual(expected);
  });
});

describe('content', () => {
  it.each([
    ['Seats of {terminal} at {warnValue}', 80, 'Seats of PC at 80%'],
    ['{warnValue}{warnValue}', 5, '5%5%'],
    ['{warnValue}', null, '{warnValue}'],
    ['{warnValue}', 1.5, '{warnValue}'],
    ['{warnValue}', 101, '{warnValue}'],
    ['{other} $& {}', 80, '{other} $& {}'],
    ['', 80, ''],
  ])('previews %j', (content, warnValue, expected) => {
    expect(previewContent(content, { warnValue, terminal: 'PC' })).toBe(expected);
  });

  it.each(['en-US', 'zh-CN'] as const)('the default content in %s has both places', (language) => {
    const content = ruleMessage(language, { key: 'licenceInfo.remind.defaultContent' });
    expect(unknownPlaceholders(content)).toEqual([]);
    expect(previewContent(content, { warnValue: 80, terminal: 'PC' })).toBe(
      language === 'zh-CN'
        ? 'PC已使用的授权数达到授权总数的80%。'
        : 'The PC seats in use have reached 80% of those licensed.',
    );
  });

  it.each([
    ['{terminal} {warnValue} {0} {}', null],
    ['{terminal} {value} {other}', ['没有占位符 {value}', 'There is no placeholder {value}']],
  ])('unknown places in %j are refused at the field', (content, expected) => {
    const problem = placeholderProblem(content);
    expect(problem && [ruleMessage('zh-CN', problem), ruleMessage('en-US', problem)]).toEqual(expected);
    const found = checkFields(reminderFields, { ...form, remindContent: content });
    expect(found.map(({ name }) => name)).toEqual(expected === null ? [] : ['remindContent']);
  });

  it('a terminal’s name is not read for places', () => {
    expect(previewContent('{terminal}', { warnValue: 80, terminal: '{warnValue}' })).toBe('{warnValue}');
  });
});

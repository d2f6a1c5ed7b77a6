import { expect, it } from 'vitest';
import { settingDefinitions } from './definitions.ts';
import { settingsPatch, settingsSchema } from './settings.ts';

it('defines every setting once', () => {
  const keys = settingDefinitions.map(({ key }) => key);
  expect([...keys].sort()).toEqual(Object.keys(settingsSchema.shape).sort());
  expect(Object.keys(settingsPatch.shape).sort()).toEqual([...keys].sort());
});

it.each(settingDefinitions)('$key: the schema takes exactly what is offered', (definition) => {
  const schema = settingsSchema.shape[definition.key];
  const takes = (value: unknown) => schema.safeParse(value).success;
  expect(takes(null)).toBe(false);
  if (definition.kind === 'choice') {
    expect(definition.choices.map(takes)).toEqual(definition.choices.map(() => true));
    expect(takes('another')).toBe(false);
  } else if (definition.kind === 'switch') {
    expect([takes(true), takes(false), takes('on')]).toEqual([true, true, false]);
  } else {
    const { min, max } = definition;
    expect([min - 1, min, max, max + 1, min + 0.5].map(takes)).toEqual([false, true, true, false, false]);
  }
});

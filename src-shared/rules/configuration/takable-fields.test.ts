/** A field that the form refuses stays out of the change, with its reason; the other fields remain applicable. */
import { expect, it } from 'vitest';
import { compareConfigurations } from './compare.ts';
import type { Configuration, ConfigurationRecord } from './configuration.ts';
import { takableChanges } from './takable-fields.ts';

const rule = (id: string, values: object): ConfigurationRecord => ({
  kind: 'ruleConfig',
  place: { id },
  name: '',
  values: { ...stored, ruleName: `Number ${id}`, ...values },
});
const stored = {
  ruleTarget: 'password',
  pattern: 'any',
  least: 1,
  most: 9,
  noEmoji: true,
  noSensitive: true,
  message: '',
};
const of = (...records: ConfigurationRecord[]): Configuration => ({ areas: ['system'], records });

it('leaves out what its field does not take', async () => {
  const wanted = of(
    rule('R1', { least: 'few', noEmoji: false }),
    rule('R2', { noEmoji: 'yes' }),
    rule('R3', {}),
  );
  const { differences } = await takableChanges(
    await compareConfigurations(of(rule('R1', {}), rule('R2', {})), wanted),
  );
  expect(differences).toMatchObject([
    {
      change: { edits: { noEmoji: { from: true, to: false } } },
      problems: [{ name: 'least', message: { key: 'changeContent.number' } }],
    },
    { change: null, problems: [{ name: 'noEmoji', message: { key: 'changeContent.switch' } }] },
    { change: { kind: 'ruleConfigPresence' }, problems: [] },
  ]);
  expect(Object.keys(differences[0]?.change?.edits ?? {})).toEqual(['noEmoji']);
});

it('deletes none of a kind of which one is refused: a bad name may be meant for it', async () => {
  const first = of(rule('R1', {}), rule('R2', {}));
  const wanted = of(rule('R1', {}), rule('R9', { ruleName: 'a\u202egnp' }));
  const { differences } = await takableChanges(await compareConfigurations(first, wanted));
  expect(differences).toMatchObject([
    { state: 'removed', change: null, problems: [{ message: { key: 'changeContent.kept' } }] },
    { state: 'added', change: null, problems: [{ part: 'ruleName', message: { key: 'tenantEdit.hidden' } }] },
  ]);
});

it('makes no record with what its field does not take', async () => {
  const { differences } = await takableChanges(
    await compareConfigurations(of(), of(rule('R1', { ruleName: '' }))),
  );
  expect(differences).toMatchObject([
    { change: null, by: 'ruleConfigPresence', problems: [{ name: 'there', part: 'ruleName' }] },
  ]);
});

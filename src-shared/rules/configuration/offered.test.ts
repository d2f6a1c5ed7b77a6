/** A field that no call sets is not configuration: no bundle holds it, and an older bundle does not bring it in. */
import { expect, it } from 'vitest';
import { compareConfigurations } from './compare.ts';
import type { Configuration, ConfigurationRecord } from './configuration.ts';
import { takableChanges } from './takable-fields.ts';

const titles = (terminal: 'h5' | 'pc', shown: readonly string[]): ConfigurationRecord => ({
  kind: 'themeTitles',
  place: { terminal, id: 'T1', name: 'Harbour', style: 'dark', deptId: '', external: false },
  name: 'Harbour',
  values: { titles: shown },
});
const workreport = (type: string, values: object): ConfigurationRecord => ({
  kind: 'workreportRemind',
  place: { type },
  name: '',
  values: { enabled: true, ...values },
});
const themes = (...records: ConfigurationRecord[]): Configuration => ({ areas: ['themes'], records });
const reminders = (...records: ConfigurationRecord[]): Configuration => ({ areas: ['reminders'], records });

it.each([
  [
    'titles of a mobile theme',
    themes(titles('h5', []), titles('pc', [])),
    themes(titles('h5', ['appTitle']), titles('pc', ['appTitle'])),
  ],
  ['titles of a mobile theme that the other has not', themes(titles('pc', [])), themes(titles('h5', []))],
  [
    'the days of a weekly reminder',
    reminders(workreport('week', { weekday: '1', days: null })),
    reminders(workreport('week', { weekday: '2', days: 4 })),
  ],
])('leaves out %s', async (_, first, second) => {
  const { differences } = await takableChanges(await compareConfigurations(first, second));
  const fields = differences.flatMap(({ place, edits }) => Object.keys(edits).map((name) => [place, name]));
  expect(fields).not.toContainEqual([expect.objectContaining({ terminal: 'h5' }), expect.anything()]);
  expect(fields.map(([, name]) => name)).not.toContain('days');
  expect(differences.every(({ problems }) => problems.length === 0)).toBe(true);
});

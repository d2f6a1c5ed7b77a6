/** A system parameter that is not secret, and a configuration by its name (GEN-041, 042, 054, 055). */
import * as z from 'zod';
import { queryUserConfig } from '../../api/invitations/invitations.ts';
import {
  findSysConfig,
  findSysConfigs,
  saveNormalConfig,
  saveSysConfig,
} from '../../api/system-settings/parameters.ts';
import { describedBy, type Fields } from '../common/fields/field.ts';
import type { RecordKind } from '../common/record/record.ts';
import { parameterProblem } from '../system-settings/parameter-rules.ts';

export interface ParameterValue {
  readonly configValue: string;
}
/** The rules for a value depend on its key. */
export const parameterFields = (key: string): Fields<ParameterValue> => ({
  configValue: {
    kind: 'text',
    label: 'parameters.value',
    mono: true,
    most: 500,
    check: (value) => parameterProblem(key, value, false),
  },
});

const keyed = z.strictObject({ configKey: z.string() });
export const parameterRecord: RecordKind<z.output<typeof keyed>, ParameterValue> = {
  id: 'sysconfig',
  locator: keyed,
  touches: [findSysConfigs, findSysConfig],
  ...describedBy(parameterFields('')),
  fieldsAt: ({ configKey }) => parameterFields(configKey),
  title: () => 'parameters.changed',
  label: (_, __, locator) => (locator?.configKey ? { text: locator.configKey } : { key: 'parameters.value' }),
  async read(ask, { configKey }) {
    const { configValue } = await ask(findSysConfig, { configKey });
    return { configValue };
  },
  write: ({ configKey }, { configValue }) => ({ endpoint: saveSysConfig, input: { configKey, configValue } }),
};

const named = z.strictObject({ configName: z.string() });
export const normalConfigRecord: RecordKind<z.output<typeof named>, ParameterValue> = {
  id: 'normalConfig',
  locator: named,
  touches: [queryUserConfig],
  ...describedBy(parameterFields('')),
  title: () => 'parameters.namedChanged',
  label: (_, __, locator) =>
    locator?.configName ? { text: locator.configName } : { key: 'parameters.value' },
  async read(ask, { configName }) {
    return { configValue: await ask(queryUserConfig, { configName }) };
  },
  write: ({ configName }, { configValue }) => ({
    endpoint: saveNormalConfig,
    input: { configName, configValue },
  }),
};

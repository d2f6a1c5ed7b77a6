/** Whether a rule configuration is in force (GEN-050). */
import * as z from 'zod';
import { enableRuleConfig, ruleConfigs } from '../../api/system-settings/lists.ts';
import { readByIds } from '../common/record/read-by-ids.ts';
import { GoneRecord, type RecordKind } from '../common/record/record.ts';

const locator = z.strictObject({ id: z.string(), name: z.string() });

export const ruleEnabledRecord: RecordKind<z.output<typeof locator>, { readonly enabled: boolean }> = {
  id: 'ruleConfigEnabled',
  locator,
  touches: [ruleConfigs.query, ruleConfigs.byIds],
  title: (_, { enabled }) => (enabled ? 'ruleConfigs.turnedOn' : 'ruleConfigs.turnedOff'),
  label: (_, __, at) => (at?.name ? { text: at.name } : { key: 'ruleConfigs.inForce' }),
  async read(ask, { id }) {
    const [found] = await readByIds(ask, ruleConfigs, [id]);
    if (!found) throw new GoneRecord();
    return { enabled: found.enabled };
  },
  write: ({ id }, { enabled }) => ({ endpoint: enableRuleConfig, input: { id, enabled } }),
};

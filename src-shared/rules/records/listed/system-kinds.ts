/** Templates, agreements, rules, parameters and system settings for a configuration, none of them with secrets. */
import { findSysConfigs } from '../../../api/system-settings/parameters.ts';
import { isSecretName } from '../../common/secrets/secret-names.ts';
import { quickSearchSetting } from '../../quick-search/quick-search-fields.ts';
import { agreementList, ruleConfigList, templateList } from '../../system-settings/lists.ts';
import { type ParameterValue, parameterRecord } from '../parameter-records.ts';
import { areaCodeSetting, graySetting, restrictedSetting } from '../system-setting-records.ts';
import { type ListedKind, listedKinds, single } from './listed-kind.ts';
import { listedList } from './listed-list.ts';

const parameters: ListedKind<{ readonly configKey: string }, ParameterValue> = {
  kind: parameterRecord,
  async *records(ask) {
    for (const { configKey, configValue, secret } of await ask(findSysConfigs, {}))
      if (!secret && !isSecretName(configKey))
        yield { locator: { configKey }, name: configKey, values: { configValue } };
  },
};

export const systemKinds = listedKinds(
  listedList(templateList, {}),
  listedList(agreementList, {}),
  listedList(ruleConfigList, {}),
  parameters,
  single(areaCodeSetting.record, {}),
  single(graySetting.record, {}),
  single(restrictedSetting.record, {}),
  single(quickSearchSetting.record, {}),
);

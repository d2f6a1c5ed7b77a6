/** System parameters as keys and values, the key pair, and configurations by name (spec 1§7.4; GEN-041 to 044, 055). */
import { useLocation, useMatch, useNavigate } from 'react-router-dom';
import { useRead } from '#data/read.ts';
import { useText } from '#data/text.ts';
import { findSysConfigs, type Parameter } from '#shared/api/system-settings/parameters.ts';
import { maskedValue } from '#shared/rules/common/secrets/secret-names.ts';
import { fingerprintKey, isFlag } from '#shared/rules/system-settings/parameter-rules.ts';
import { timeWidth } from '#widgets/DataGrid/column.ts';
import { byWords } from '#widgets/List/filters.ts';
import { ListScreen } from '#widgets/List/ListScreen.tsx';
import { useList } from '#widgets/List/use-list.ts';
import { KeyPair } from './KeyPair.tsx';
import { NamedConfig } from './NamedConfig.tsx';
import { ParameterDialog } from './ParameterDialog.tsx';
import { SystemArea } from './SystemArea.tsx';

const path = '/systemSettings/parameters';
const known = [
  'upload.maxSize',
  'upload.types',
  'session.remember',
  'watermark.enabled',
  'search.pageSize',
  'mail.retries',
  'openapi.appSecret',
  'sms.accessSecret',
  'rsa.fingerprint',
] as const;

export function ParametersPage() {
  const { t, formatTime } = useText();
  const { search } = useLocation();
  const navigate = useNavigate();
  const opened = useMatch(`${path}/edit/:key`)?.params.key;
  const read = useRead(findSysConfigs, {});
  const edited = read.data?.find(({ configKey }) => configKey === opened);
  const meaning = ({ configKey, description }: Parameter) => {
    const own = known.find((one) => one === configKey);
    return own ? t(`parameters.known.${own}`) : description;
  };
  const shown = ({ configKey, secret, configValue }: Parameter) => {
    if (secret) return maskedValue;
    if (isFlag(configKey, configValue)) return t(configValue === '1' ? 'parameters.on' : 'parameters.off');
    return configValue || t('parameters.notSet');
  };
  const list = useList({
    name: 'parameters',
    filters: {
      q: {
        kind: 'search',
        narrow: byWords<Parameter>(
          (row) => `${row.configKey} ${meaning(row)} ${row.secret ? '' : row.configValue}`,
        ),
      },
    },
    source: read,
    columns: [
      { key: 'key', title: t('parameters.key'), text: ({ configKey }) => configKey, mono: true, sort: true },
      { key: 'meaning', title: t('parameters.meaning'), text: meaning, share: 2 },
      {
        key: 'value',
        title: t('parameters.value'),
        text: shown,
        mono: true,
        export: ({ secret, configValue }) => (secret ? maskedValue : configValue),
      },
      {
        key: 'updateTime',
        title: t('list.updated'),
        width: timeWidth,
        text: ({ updateTime }) => formatTime(updateTime),
        export: ({ updateTime }) => updateTime,
      },
      { key: 'updater', title: t('list.updater'), text: ({ updaterName }) => updaterName, hidden: true },
    ],
    rowKey: ({ configKey }) => configKey,
  });
  const open = (key: string) =>
    void navigate({ pathname: `${path}/edit/${encodeURIComponent(key)}`, search });
  return (
    <SystemArea>
      <ListScreen
        list={list}
        label={t('parameters.title')}
        head={{ title: t('parameters.title'), purpose: t('parameters.purpose'), actions: <KeyPair /> }}
        empty={{ title: t('parameters.empty'), text: t('parameters.emptyText') }}
        failed={t('parameters.failed')}
        refresh
        actions={({ configKey: key }) => [
          {
            key: 'edit',
            label: t('parameters.edit'),
            name: t('parameters.editOne', { key }),
            disabled: key === fingerprintKey,
            onSelect: () => open(key),
          },
        ]}
      >
        {edited && (
          <ParameterDialog
            key={edited.configKey}
            parameter={edited}
            meaning={meaning(edited)}
            onClose={() => void navigate({ pathname: path, search }, { replace: true })}
          />
        )}
      </ListScreen>
      <NamedConfig />
    </SystemArea>
  );
}

/** The desktop client's own settings in a department (spec 2§2 "base", 2§4; THM-020, 099, 115). */
import { useRead } from '#data/read.ts';
import { useText } from '#data/text.ts';
import { queryIndependence } from '#shared/api/themes/settings.ts';
import { themeIndependenceRecord } from '#shared/rules/records/themes/theme-independence-record.ts';
import { useSession } from '#state/session.ts';
import { SwitchNow } from '#widgets/Form/SwitchNow.tsx';
import { saveNow } from '#widgets/Form/save-asking.ts';
import layout from '#widgets/looks/layout.module.css';
import { ReadSection } from '#widgets/ReadSection.tsx';
import { ThemeAuthority } from './Authority.tsx';

export function ClientSettings({ deptId }: { readonly deptId: string }) {
  const session = useSession();
  const tenantKey = session.status === 'signedIn' ? session.facts.tenant.tenantKey : '';
  return (
    <div className={layout.form}>
      {tenantKey !== '' && <Independence deptId={deptId} tenantKey={tenantKey} />}
      <ThemeAuthority deptId={deptId} dtu="app-pc" />
    </div>
  );
}

function Independence({ deptId, tenantKey }: { readonly deptId: string; readonly tenantKey: string }) {
  const { t } = useText();
  const read = useRead(queryIndependence, { tenantKey, deptId, dtu: 'app-pc' });
  return (
    <ReadSection
      title={t('themeActions.independence.title')}
      read={read}
      failed={t('themeActions.independence.failed')}
      rows={1}
    >
      {(data) => (
        <SwitchNow
          label={t('themeActions.independence.allowAlone')}
          text={t('themeActions.independence.text')}
          checked={data.allowAlone}
          of={{ kind: themeIndependenceRecord, place: { deptId, tenantKey }, name: 'allowAlone' }}
          onTurn={(on) =>
            saveNow(
              themeIndependenceRecord,
              { deptId, tenantKey },
              { allowAlone: { from: data.allowAlone, to: on } },
              'common.done.saved',
            )
          }
        />
      )}
    </ReadSection>
  );
}

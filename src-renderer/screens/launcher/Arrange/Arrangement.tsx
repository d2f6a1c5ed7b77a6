/** The form of the arrangement: changes stay local until they are saved (spec 3§2.2; LAUNCH-005, 013 to 018). */
import { type ReactNode, useMemo } from 'react';
import { submitChange } from '#data/changes/index.ts';
import { callRead } from '#data/read.ts';
import { useText, translate } from '#data/text.ts';
import type { AppItem, ModuleStatus } from '#shared/api/applications/app.ts';
import { queryTenantApplicationList } from '#shared/api/applications/lookups.ts';
import type { ConfigRecord } from '#shared/api/config-record.ts';
import { queryUserConfig } from '#shared/api/invitations/invitations.ts';
import { updateEmpConfig } from '#shared/api/launcher/launcher.ts';
import type { Edits } from '#shared/kit/merge.ts';
import {
  type LauncherValues,
  launcherValues,
  settingIn,
  changedLists,
} from '#shared/rules/launcher/arrangement.ts';
import {
  mayArrange,
  navModeOf,
  ownConfigFields,
  ownConfigs,
  ownConfigsOf,
  syncTypeKey,
} from '#shared/rules/launcher/configs.ts';
import { disabledApps, usableApps } from '#shared/rules/launcher/usable.ts';
import {
  launcherLocator,
  launcherReads,
  launcherRecord,
} from '#shared/rules/records/launcher/launcher-record.ts';
import { chooseNewValues } from '#widgets/ChooseValues/choose-record.ts';
import { Disclosure } from '#widgets/Disclosure.tsx';
import { FieldRow } from '#widgets/Form/FieldRow.tsx';
import { FormPage } from '#widgets/Form/FormPage.tsx';
import { SwitchNow } from '#widgets/Form/SwitchNow.tsx';
import { recordChange } from '#widgets/Form/change.ts';
import { saveNow } from '#widgets/Form/save-asking.ts';
import { useForm } from '#widgets/Form/use-form.ts';
import { Notice } from '#widgets/Notice.tsx';
import { Section } from '#widgets/Section.tsx';
import layout from '#widgets/looks/layout.module.css';
import { notify, notifyFailure } from '#widgets/notify.tsx';
import { arrangementForm, LauncherHead, resetLauncher } from '../LauncherHead.tsx';
import { ArrangeList } from './ArrangeList.tsx';
import { editsToGiven } from './given-values.ts';

interface ArrangementProps {
  readonly apps: readonly AppItem[];
  readonly statuses: readonly ModuleStatus[];
  /** The notice that the server has no call for the module states. */
  readonly lacking: ReactNode;
  readonly configs: readonly ConfigRecord[];
  /** The person uses the organisation's arrangement. */
  readonly follows: boolean;
}

export function LauncherArrangement({ apps, statuses, lacking, configs, follows }: ArrangementProps) {
  const { t } = useText();
  const may = mayArrange(configs);
  const usable = useMemo(() => usableApps(apps, statuses), [apps, statuses]);
  const stored = useMemo(() => launcherValues(usable, ownConfigsOf(configs)), [usable, configs]);
  const locator = useMemo(() => launcherLocator(usable), [usable]);
  const form = useForm<LauncherValues>({
    name: arrangementForm,
    stored,
    fields: ownConfigFields,
    // The bar names the lists: a change may be of a hundred applications.
    label: (name) => {
      const found = settingIn(name);
      return found ? t(`launcher.list.${found.setting}`) : undefined;
    },
    change: recordChange(launcherRecord, locator, { success: 'launcher.saved' }),
  });
  const readOnly = !may || follows;
  const reset = async () => {
    if (!(await resetLauncher())) return;
    form.discard();
    form.offer?.drop();
  };
  return (
    <>
      <LauncherHead
        onReset={may ? () => void reset() : null}
        onCompare={readOnly || form.dirty ? null : () => void compareLauncher(usable, configs)}
      />
      {lacking}
      <FormPage form={form} label={t('launcher.form')}>
        {may ? (
          <SwitchNow
            label={t('launcher.follow')}
            text={t(follows ? 'launcher.follows' : 'launcher.followText')}
            checked={follows}
            disabled={form.dirty}
            onTurn={follow}
          />
        ) : (
          <Notice tone="locked">{t('launcher.forbidden')}</Notice>
        )}
        {navModeOf(configs) === 'mix' && <Notice>{t('launcher.mixed')}</Notice>}
        <ArrangeList apps={usable} form={form} navMode={navModeOf(configs)} readOnly={readOnly} />
        <OffApps apps={disabledApps(statuses)} />
        {!readOnly && (
          <div className={`${layout.form} ${layout.part}`}>
            <Section title={t('launcher.options')}>
              {ownConfigs.map((name) => (
                <FieldRow key={name} form={form} name={name} />
              ))}
            </Section>
          </div>
        )}
      </FormPage>
    </>
  );
}

/** Reports its own success and failure. */
function follow(on: boolean): Promise<unknown> {
  return submitChange({
    title: 'launcher.followChange',
    endpoint: updateEmpConfig,
    input: { configKey: syncTypeKey, configValue: on ? '1' : '0' },
    before: { configValue: on ? '0' : '1' },
    touches: [...launcherReads, queryUserConfig],
  }).catch(() => undefined);
}

/** Applications that the organisation has turned off: no launcher shows them (LAUNCH-008). */
function OffApps({ apps }: { readonly apps: readonly ModuleStatus[] }) {
  const { t, formatNumber } = useText();
  if (apps.length === 0) return null;
  const title = t('launcher.off', { count: apps.length, total: formatNumber(apps.length) });
  return (
    <Disclosure title={title}>
      <p>{apps.map(({ moduleName }) => moduleName).join(t('common.form.separator'))}</p>
    </Disclosure>
  );
}

/** Takes the organisation's arrangement where the person chooses it. Reports its own success and failure. */
async function compareLauncher(own: readonly AppItem[], configs: readonly ConfigRecord[]): Promise<void> {
  try {
    const given = await callRead(queryTenantApplicationList, { displayClient: 'pc', loadAll: true });
    const edits = editsToGiven(own, given, navModeOf(configs));
    const names = Object.keys(edits);
    const lists = changedLists(names);
    const count = new Set([...lists.apps, ...lists.order]).size;
    if (count === 0) return notify({ tone: 'info', text: translate('launcher.compare.same') });
    const locator = launcherLocator(own);
    const wanted = await chooseNewValues(launcherRecord, locator, edits, {
      title: translate('launcher.compare.title', { count }),
      text: translate('launcher.compare.text'),
      first: translate('launcher.compare.given'),
      second: translate('launcher.compare.own'),
      action: translate('launcher.compare.reset', { count }),
    });
    if (!wanted || wanted.size === 0) return;
    const chosen = Object.fromEntries(Object.entries(edits).filter(([name]) => wanted.has(name)));
    await saveNow(launcherRecord, locator, chosen as Edits<LauncherValues>, 'launcher.saved');
  } catch (error) {
    notifyFailure(error);
  }
}

/** The sandbox's scenario, and the calls that it has just answered. Every change applies at once. */

import { RotateCcw } from 'lucide-react';
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { bridge, onBridgeEvent } from '#data/bridge.ts';
import { queryClient, useRead } from '#data/read.ts';
import { useText } from '#data/text.ts';
import { calls } from '#shared/api/call-list.ts';
import { listAccounts, type SandboxAccount, sandboxAccounts } from '#shared/api/session/session.ts';
import { type AccountStatus, accountStatuses } from '#shared/api/tenant/tenant.ts';
import {
  changesPlatform,
  normalScenario,
  pretences,
  type SandboxScenario,
  sandboxMobileCode,
} from '#shared/bridge/sandbox.ts';
import { useActiveServer } from '#state/program.ts';
import { beginPageAnew } from '#state/sandbox-dock.ts';
import { renewSession, useSession } from '#state/session.ts';
import { leaving } from '#state/unsaved-work.ts';
import { Button } from '#widgets/Button.tsx';
import { confirm } from '#widgets/confirm.tsx';
import { Segmented } from '#widgets/controls/Segmented.tsx';
import { Select } from '#widgets/controls/Select.tsx';
import { SwitchField } from '#widgets/controls/Switch.tsx';
import ink from '#widgets/looks/ink.module.css';
import layout from '#widgets/looks/layout.module.css';
import { notify, notifyFailure } from '#widgets/notify.tsx';
import { ReadPart } from '#widgets/ReadPart.tsx';
import { enterAs } from '#widgets/SignIn/enter-as.tsx';
import { Calls } from './Calls.tsx';
import { type Failure, Failures } from './Failures.tsx';
import styles from './SandboxPanel.module.css';

/** The option "the status that fits the edition". */
const fitting = 'fitting';

const latencies = ['0', '300', '1000', '3000'] as const;

export function SandboxPanel() {
  const { t, formatDuration } = useText();
  const server = useActiveServer();
  const [scenario, setScenario] = useState<SandboxScenario | null>(null);
  const [failure, setFailure] = useState<Error | null>(null);
  const [kind, setKind] = useState<Failure>('http500');
  const requested = useRef<SandboxScenario | null>(null);
  const take = useCallback((next: SandboxScenario) => {
    requested.current = next;
    setFailure(null);
    setScenario(next);
  }, []);
  const read = useCallback(() => {
    setFailure(null);
    bridge.sandbox.scenario({}).then(take, setFailure);
  }, [take]);
  useEffect(() => {
    read();
    return onBridgeEvent('sandbox.changed', take);
  }, [read, take]);

  const act = async (work: () => Promise<void>) => {
    try {
      await work();
    } catch (error) {
      notifyFailure(error);
    }
  };
  const change = async (part: Partial<SandboxScenario>) => {
    if (!requested.current) return;
    // Two quick changes build on each other, not on the server's last answer.
    take({ ...requested.current, ...part });
    await bridge.sandbox.pretend(requested.current);
    await queryClient.invalidateQueries();
  };
  /** A change of the platform reloads the page, after a question about unsaved input. */
  const pretend = (part: Partial<SandboxScenario>) =>
    act(async () => {
      if (!changesPlatform(part)) return change(part);
      // wall: unsaved-sandbox-platform
      await leaving(async () => {
        await change(part);
        beginPageAnew();
      });
    });
  const normal = () => {
    if (!requested.current) return;
    const now = requested.current;
    const part = Object.fromEntries(pretences(now).map((key) => [key, normalScenario[key]]));
    void pretend(part);
  };
  const reset = () =>
    act(async () => {
      const question = { title: t('sandbox.resetTitle'), text: t('sandbox.resetText') };
      if (!(await confirm({ ...question, action: t('sandbox.reset'), danger: true }))) return;
      // wall: unsaved-sandbox-data
      const done = await leaving(async () => {
        await bridge.sandbox.reset({});
        await renewSession(server);
      });
      if (done) notify({ tone: 'success', text: t('sandbox.resetDone') });
    });
  const expire = () =>
    act(async () => {
      await bridge.sandbox.expireSessions({});
      notify({ tone: 'success', text: t('sandbox.expireDone') });
    });
  const toggles = ['managerTenant', 'txProduction', 'wechatHidden', 'helpDisabled'] as const;
  return (
    <>
      <p className={ink.quiet}>{t('sandbox.text')}</p>
      {scenario && pretences(scenario).length > 0 && (
        <p>
          <Button size="small" icon={<RotateCcw size={13} aria-hidden="true" />} onClick={normal}>
            {t('sandbox.backToNormal')}
          </Button>
        </p>
      )}
      <ReadPart read={{ data: scenario ?? undefined, error: failure, refetch: read }} rows={8}>
        {(scenario) => (
          <>
            <AccountSwitch />
            <Part title={t('sandbox.platform')}>
              <Row label={t('sandbox.deployment')}>
                <Segmented
                  label={t('sandbox.deployment')}
                  value={scenario.deployment}
                  options={(['public', 'private', 'single', 'overseas'] as const).map((value) => ({
                    value,
                    label: t(`frame.overview.deployments.${value}`),
                  }))}
                  onChange={(deployment) => void pretend({ deployment })}
                />
              </Row>
              <Row label={t('sandbox.edition')}>
                <Segmented
                  label={t('sandbox.edition')}
                  value={scenario.edition}
                  options={(['standard', 'free'] as const).map((value) => ({
                    value,
                    label: t(`frame.overview.editions.${value}`),
                  }))}
                  onChange={(edition) => void pretend({ edition })}
                />
              </Row>
              <Row label={t('sandbox.accountStatus')}>
                <span className={styles.status}>
                  <Select<AccountStatus | typeof fitting>
                    label={t('sandbox.accountStatus')}
                    value={scenario.accountStatus ?? fitting}
                    options={[
                      { value: fitting, label: t('sandbox.accountStatusFitting') },
                      ...accountStatuses.map((value) => ({ value, label: t(`tenant.status.${value}`) })),
                    ]}
                    onChange={(value) => void pretend({ accountStatus: value === fitting ? null : value })}
                  />
                </span>
              </Row>
              <Row label={t('sandbox.detach')}>
                <Segmented
                  label={t('sandbox.detach')}
                  value={scenario.detach}
                  options={(['off', 'on', 'depth'] as const).map((value) => ({
                    value,
                    label: t(`sandbox.detachValue.${value}`),
                  }))}
                  onChange={(detach) => void pretend({ detach })}
                />
              </Row>
              <Row label={t('sandbox.scale')}>
                <Segmented
                  label={t('sandbox.scale')}
                  value={scenario.scale}
                  options={(['small', 'large'] as const).map((value) => ({
                    value,
                    label: t(`sandbox.scaleValue.${value}`),
                  }))}
                  onChange={(scale) => void pretend({ scale })}
                />
              </Row>
              {toggles.map((name) => (
                <SwitchField
                  key={name}
                  label={t(`sandbox.${name}`)}
                  text={t(`sandbox.${name}Text`)}
                  checked={scenario[name]}
                  onChange={(checked) => void pretend({ [name]: checked })}
                />
              ))}
            </Part>
            <Part title={t('sandbox.behaviour')}>
              <Row label={t('sandbox.latency')}>
                <Segmented
                  label={t('sandbox.latency')}
                  value={String(scenario.latency)}
                  options={latencies.map((value) => ({
                    value: value as string,
                    label: value === '0' ? t('sandbox.latencyValue.none') : formatDuration(Number(value)),
                  }))}
                  onChange={(value) => void pretend({ latency: Number(value) })}
                />
              </Row>
              <Failures
                endpoints={calls.map(({ id }) => id)}
                failures={scenario.failures}
                kind={kind}
                onKind={setKind}
                onChange={(failures) => void pretend({ failures })}
              />
            </Part>
            <Part title={t('sandbox.data')}>
              <p className={ink.small}>{t('sandbox.mobileCode', { code: sandboxMobileCode })}</p>
              <div className={`${layout.row} ${layout.above}`}>
                <Button title={t('sandbox.expireText')} onClick={() => void expire()}>
                  {t('sandbox.expire')}
                </Button>
                <Button onClick={() => void reset()}>{t('sandbox.reset')}</Button>
              </div>
            </Part>
            {/* The growing list stands last, so that nothing below it moves under the pointer. */}
            <Part title={t('sandbox.calls')}>
              <p className={ink.small}>{t('sandbox.callsText')}</p>
              <Calls
                profile={server.id}
                fails={(endpoint) => endpoint in scenario.failures}
                onFail={(endpoint, fail) => {
                  const { [endpoint]: _, ...others } = scenario.failures;
                  void pretend({ failures: fail ? { ...others, [endpoint]: kind } : others });
                }}
              />
            </Part>
          </>
        )}
      </ReadPart>
    </>
  );
}

function AccountSwitch() {
  const { t } = useText();
  const server = useActiveServer();
  const session = useSession();
  const { data } = useRead(listAccounts, {});
  const name = session.status === 'signedIn' ? session.facts.user.username : null;
  return (
    <Part title={t('sandbox.account')}>
      <Select<SandboxAccount>
        label={t('sandbox.account')}
        value={data?.find(({ username }) => username === name)?.account ?? null}
        placeholder={t('frame.account.notSignedIn')}
        options={sandboxAccounts.map((account) => ({
          value: account,
          label: t(`frame.signIn.account.${account}.name`),
        }))}
        onChange={(account) => void enterAs(account, server)}
      />
    </Part>
  );
}

function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section>
      <h3 className={styles.heading}>{title}</h3>
      {children}
    </section>
  );
}

function Row({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div className={`${layout.spread} ${styles.row}`}>
      <span>{label}</span>
      {children}
    </div>
  );
}

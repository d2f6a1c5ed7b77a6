/** Adds or edits a server, with a connection test that names the step that fails. */
import { type FormEvent, useState } from 'react';
import type { ConnectionReport, ServerProfile } from '#shared/bridge/servers.ts';
import { bridge } from '../../../data/bridge.ts';
import { useText } from '../../../data/text.ts';
import { takeServers, useProgram } from '../../../state/program.ts';
import { chooseServer } from '../../../state/servers.ts';
import { Button } from '../../../widgets/Button.tsx';
import { Dialog } from '../../../widgets/Dialog.tsx';
import { Choice, Field } from '../../../widgets/Field.tsx';
import { ErrorNotice } from '../../../widgets/Notice.tsx';
import { ConnectionSteps } from './ConnectionSteps.tsx';
import styles from './ServerDialog.module.css';
import { faultsOf, type ServerForm, toDraft, toForm } from './server-form.ts';

const environments = ['production', 'staging', 'test', 'development'] as const;

interface ServerDialogProps {
  /** null: a new one. */
  readonly profile: ServerProfile | null;
  readonly onClose: () => void;
}

export function ServerDialog({ profile, onClose }: ServerDialogProps) {
  const { t } = useText();
  const { servers } = useProgram();
  const [form, setForm] = useState<ServerForm>(() => toForm(profile));
  const [shown, setShown] = useState(false);
  const [busy, setBusy] = useState<'test' | 'save' | null>(null);
  const [report, setReport] = useState<ConnectionReport | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  const faults = shown ? faultsOf(form) : {};
  const change = (part: Partial<ServerForm>) => {
    setForm({ ...form, ...part });
    setReport(null);
  };
  const fault = (field: 'name' | 'address' | 'secret') => {
    const code = faults[field];
    return code && t(`servers.form.${code}`);
  };

  const run = async (what: 'test' | 'save', work: () => Promise<void>) => {
    setShown(true);
    if (Object.keys(faultsOf(form)).length > 0 || busy) return;
    setBusy(what);
    setFailure(null);
    try {
      await work();
    } catch (error) {
      setFailure(error);
    } finally {
      setBusy(null);
    }
  };
  const test = () =>
    run('test', async () =>
      setReport(await bridge.servers.test({ id: profile?.id ?? null, draft: toDraft(form, profile) })),
    );
  const save = () =>
    run('save', async () => {
      const draft = toDraft(form, profile);
      const known = new Set(servers.profiles.map(({ id }) => id));
      const list = profile
        ? await bridge.servers.update({ id: profile.id, draft })
        : await bridge.servers.add(draft);
      takeServers(list);
      const added = profile ?? list.profiles.find(({ id }) => !known.has(id));
      if (added) await chooseServer(added.id);
      onClose();
    });
  return (
    <Dialog
      open
      width={720}
      title={profile ? t('servers.edit', { name: profile.name }) : t('servers.add')}
      onClose={onClose}
      footer={
        <>
          <span className={styles.left}>
            <Button busy={busy === 'test'} onClick={() => void test()}>
              {t('servers.form.test')}
            </Button>
          </span>
          <Button onClick={onClose}>{t('common.cancel')}</Button>
          <Button look="primary" busy={busy === 'save'} onClick={() => void save()}>
            {t('servers.form.saveAndUse')}
          </Button>
        </>
      }
    >
      <form
        noValidate
        onSubmit={(event: FormEvent) => {
          event.preventDefault();
          void save();
        }}
      >
        <Field label={t('servers.form.name')} help={t('servers.form.nameHelp')} error={fault('name')}>
          {(control) => (
            <input
              {...control}
              data-autofocus
              maxLength={60}
              value={form.name}
              onChange={(event) => change({ name: event.target.value })}
            />
          )}
        </Field>
        <Field
          label={t('servers.form.address')}
          help={t('servers.form.addressHelp')}
          error={fault('address')}
        >
          {(control) => (
            <input
              {...control}
              type="url"
              maxLength={512}
              spellCheck={false}
              value={form.address}
              onChange={(event) => change({ address: event.target.value })}
            />
          )}
        </Field>
        <div className={styles.row}>
          <span>{t('servers.form.environment')}</span>
          <div>
            <Choice
              label={t('servers.form.environment')}
              value={form.environment}
              options={environments.map((value) => ({ value, label: t(`frame.environment.${value}`) }))}
              onChange={(environment) => change({ environment })}
            />
            <p className={styles.help}>{t('servers.form.environmentHelp')}</p>
          </div>
        </div>
        <div className={styles.row}>
          <span>{t('servers.form.signIn')}</span>
          <Choice
            label={t('servers.form.signIn')}
            value={form.signIn}
            options={(['later', 'token', 'cookie'] as const).map((value) => ({
              value,
              label: t(`servers.form.${value}`),
            }))}
            onChange={(signIn) => change({ signIn })}
          />
        </div>
        {form.signIn !== 'later' && (
          <Field
            label={t(`servers.form.${form.signIn}`)}
            help={t(`servers.form.${form.signIn}Help`)}
            error={fault('secret')}
          >
            {(control) => (
              <input
                {...control}
                type="password"
                autoComplete="off"
                value={form.secret}
                onChange={(event) => change({ secret: event.target.value })}
              />
            )}
          </Field>
        )}
        {/* Enter in a field saves; the visible button stands in the foot. */}
        <button type="submit" hidden />
      </form>
      {failure !== null && <ErrorNotice error={failure} />}
      {report && <ConnectionSteps report={report} />}
    </Dialog>
  );
}

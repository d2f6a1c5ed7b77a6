/** The form of one server, which can try the connection with its unsaved values. */
import { Activity } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { bridge } from '#data/bridge.ts';
import { describeError } from '#data/describe-error.ts';
import { useText } from '#data/text.ts';
import type { ServerList } from '#shared/bridge/servers.ts';
import type { CertificateFacts, ServerProfile } from '#shared/rules/servers/profile.ts';
import { useCrumb } from '#state/crumbs.ts';
import { activeServer, ofThisTab, takeServers, useProgram } from '#state/program.ts';
import { chooseServer } from '#state/servers.ts';
import { renewSession } from '#state/session.ts';
import { withoutAsking } from '#state/unsaved-work.ts';
import { Button } from '#widgets/Button.tsx';
import { useExamination } from '#widgets/connection/use-examination.ts';
import { Checkbox } from '#widgets/controls/Checkbox.tsx';
import { FormFields } from '#widgets/Form/Fields.tsx';
import { FormPage } from '#widgets/Form/FormPage.tsx';
import { FormSection } from '#widgets/Form/FormSection.tsx';
import layout from '#widgets/looks/layout.module.css';
import { Notice } from '#widgets/Notice.tsx';
import { notify } from '#widgets/notify.tsx';
import { PageHeader } from '#widgets/PageHeader.tsx';
import { Examination } from '../check/Examination.tsx';
import { TrustDialog } from '../check/TrustDialog.tsx';
import { trustHost } from '../check/trust-host.ts';
import { AuthoritiesPart } from './AuthoritiesPart.tsx';
import { ClientCertificatePart } from './ClientCertificatePart.tsx';
import { GatePart } from './GatePart.tsx';
import { HeadersPart } from './HeadersPart.tsx';
import { MappingPart } from './mapping/MappingPart.tsx';
import { ProxyPart } from './ProxyPart.tsx';
import type { PartProps } from './parts.ts';
import { proposalWords, useProposedSession } from './proposed-session.ts';
import { SessionPart } from './SessionPart.tsx';
import { SignInPart } from './SignInPart.tsx';
import type { ServerForm } from './server-form.ts';
import { UnknownServer } from './UnknownServer.tsx';
import { useServerForm } from './use-server-form.ts';

interface ServerFormPageProps {
  /** null for a new server. */
  readonly profile: ServerProfile | null;
  /** The profile that a new server is copied from. */
  readonly copied: ServerProfile | null;
  /** The saved values, or the initial ones of a new server. */
  readonly stored: ServerForm;
  /** The form's name for its draft. */
  readonly draft: string;
  /** Another window has removed the profile. */
  readonly isRemoved?: boolean;
}

export function ServerFormPage(props: ServerFormPageProps) {
  const { profile, copied, stored, draft, isRemoved = false } = props;
  const { t } = useText();
  const navigate = useNavigate();
  const { servers } = useProgram();
  /** Ids of the servers before this one was saved. */
  const [begunWith] = useState(() => servers.profiles.map(({ id }) => id));
  const managed = profile?.managed ?? false;
  const examination = useExamination();
  const [trusting, setTrusting] = useState<{
    profile: ServerProfile;
    certificate: CertificateFacts;
  } | null>(null);

  const leave = async (list: ServerList) => {
    const known = new Set(begunWith);
    takeServers(list);
    const now = activeServer(ofThisTab(list));
    // The profile leads to another server now, so the old session does not belong to it.
    if (now.id === profile?.id && now.mark !== profile.mark) await renewSession(now);
    notify({ tone: 'success', text: t('servers.saved') });
    const added = list.profiles.find(({ id }) => !known.has(id));
    if (!profile && added && form.values.useAfter)
      await withoutAsking(() => chooseServer(added.id, { go: 'place' }));
    else await withoutAsking(() => navigate('/servers'));
  };
  const state = useServerForm({ profile, isRemoved, draft, stored, copied: copied !== null });
  const { form } = state;
  useProposedSession(form);
  const save = async () => {
    const list = await state.save();
    if (list) await leave(list).catch(report);
  };
  const saveAndTrust = async (certificate: CertificateFacts) => {
    const list = await state.save();
    if (!list) return;
    const known = new Set(begunWith);
    const own = list.profiles.find(({ id }) => (profile ? id === profile.id : !known.has(id)));
    takeServers(list);
    if (own) setTrusting({ profile: own, certificate });
  };
  const title = profile ? t('servers.edit', { name: profile.name }) : t('servers.add');
  useCrumb(title);
  const check = async () => {
    const draft = await state.ready();
    if (!draft) return;
    await examination
      .run((context) => bridge.servers.test({ id: profile?.id ?? null, draft }, context))
      .catch(form.fail);
  };
  if (isRemoved && !form.dirty) return <UnknownServer text={t('errors.bridge.SERVER_UNKNOWN')} />;
  const part = { form, profile };
  return (
    <div className={layout.form}>
      <PageHeader
        title={title}
        purpose={managed ? t('servers.managed.ownText') : t('servers.form.purpose')}
        actions={
          <Button
            icon={<Activity size={15} aria-hidden="true" />}
            busy={examination.running}
            onClick={() => void check()}
          >
            {t('servers.check.action')}
          </Button>
        }
      />
      {copied && (
        <div className={layout.below}>
          <Notice>{t('servers.copyText', { name: copied.name })}</Notice>
        </div>
      )}
      <Examination
        examination={examination}
        profile={null}
        name={form.values.name}
        address={form.values.address}
        onSave={(certificate) => void saveAndTrust(certificate)}
      />
      {trusting && (
        <TrustDialog
          {...trusting}
          host={trustHost(trusting.profile.address)}
          onClose={() => void withoutAsking(() => navigate(`/servers/check/${trusting.profile.id}`))}
          onTrusted={() => void bridge.servers.list({}).then(leave).catch(report)}
        />
      )}
      {state.elsewhere.length > 0 && !isRemoved && (
        <div className={layout.below}>
          <Notice tone="warning">
            {t('servers.form.clash.meanwhile', {
              fields: state.elsewhere.join(t('common.form.separator')),
            })}
          </Notice>
        </div>
      )}
      {isRemoved && (
        <div className={layout.below}>
          <Notice tone="warning">{t('servers.form.clash.gone')}</Notice>
        </div>
      )}
      <FormPage
        form={form}
        label={title}
        about={['from', ...proposalWords]}
        onSave={() => void save()}
        onDiscard={copied ? () => void withoutAsking(() => navigate('/servers')) : form.discard}
      >
        {!managed && <BasicsPart {...part} />}
        <SignInPart {...part} fixed={managed} />
        <GatePart {...part} />
        <ProxyPart {...part} fixed={managed} />
        {!managed && <AuthoritiesPart {...part} />}
        <ClientCertificatePart {...part} />
        {!managed && <HeadersPart {...part} />}
        {!managed && <SessionPart {...part} />}
        {!managed && <MappingPart {...part} />}
        {!profile && (
          <Checkbox
            label={t('servers.form.useAfter')}
            checked={form.values.useAfter}
            onChange={(checked) => form.set('useAfter', checked)}
          />
        )}
      </FormPage>
    </div>
  );
}

function report(error: unknown): void {
  notify({ tone: 'danger', text: describeError(error).message });
}

/** The server's name, address, environment, and whether it is read-only. */
function BasicsPart({ form }: PartProps) {
  const { t } = useText();
  return (
    <FormSection title={t('servers.form.basics')}>
      <FormFields form={form} names={['name', 'address', 'environment', 'readOnly', 'timeZone']} />
    </FormSection>
  );
}

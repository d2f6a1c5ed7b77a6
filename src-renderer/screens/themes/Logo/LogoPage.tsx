/** `/ui_config/logo/:id` (spec 1§2.11; BRAND-001 to 013): logos, their targets, the tab's icon, and a preview. */
import { Link, useMatch, useNavigate, useParams } from 'react-router-dom';
import { useRead } from '#data/read.ts';
import { useText } from '#data/text.ts';
import { queryTenantLogo, type TenantLogo } from '#shared/api/branding/branding.ts';
import { currentSession, type SessionFacts } from '#shared/api/session/session.ts';
import { brandFields, logosComeWithPage } from '#shared/rules/branding/brand-fields.ts';
import type { Deployment } from '#shared/rules/common/session/tenant-access.ts';
import { brandRecord } from '#shared/rules/records/brand-record.ts';
import { useSession } from '#state/session.ts';
import { EmptyState } from '#widgets/EmptyState.tsx';
import { recordChange } from '#widgets/Form/change.ts';
import { FieldRow } from '#widgets/Form/FieldRow.tsx';
import { FormDialog } from '#widgets/Form/FormDialog.tsx';
import { useForm } from '#widgets/Form/use-form.ts';
import { ReadPart } from '#widgets/ReadPart.tsx';
import { InterfaceHead } from '../InterfaceHead.tsx';
import { Logos } from './Logos.tsx';
import { isNavigation, type LogoNavigation, logoLinkField } from './logo-parts.ts';

/** Characters of the address that the page shows. */
const longest = 60;
const ownGround = 'own';
const path = `/ui_config/logo/${ownGround}`;

export function LogoPage() {
  const { t } = useText();
  const { id = '' } = useParams();
  const session = useSession();
  if (session.status !== 'signedIn') return null;
  const { facts } = session;
  const isOwn = id === ownGround || id === facts.tenant.tenantKey;
  return (
    <>
      <InterfaceHead title={t('branding.title')} purpose={t('branding.purpose')} />
      {isOwn ? (
        <OwnLogos facts={facts} />
      ) : (
        <EmptyState
          title={t('errors.page.notFoundTitle')}
          text={t('branding.unknown', { id: id.slice(0, longest) })}
          action={<Link to={path}>{t('branding.title')}</Link>}
        />
      )}
    </>
  );
}

function OwnLogos({ facts }: { readonly facts: SessionFacts }) {
  const { t } = useText();
  const navigate = useNavigate();
  const match = useMatch('/ui_config/logo/:id/target/:navigation');
  const { deployment } = facts.platform;
  const withPage = logosComeWithPage(deployment);
  const page = useRead(currentSession, {}, { enabled: withPage });
  const called = useRead(queryTenantLogo, {}, { enabled: !withPage });
  const { error, refetch } = withPage ? page : called;
  const data = withPage ? page.data?.tenant.tenantLogo : called.data;
  const navigation = match?.params.navigation;
  return (
    <ReadPart read={{ data, error, refetch }} failed={t('branding.failed')} rows={6}>
      {(logos) => (
        <>
          <Logos
            logos={logos}
            deployment={deployment}
            name={facts.tenant.tenantName}
            onTarget={(of) => void navigate(`${path}/target/${of}`)}
          />
          {isNavigation(navigation) && (
            <TargetDialog
              key={navigation}
              navigation={navigation}
              logos={logos}
              deployment={deployment}
              onClose={() => void navigate(path, { replace: true })}
            />
          )}
        </>
      )}
    </ReadPart>
  );
}

interface TargetDialogProps {
  readonly navigation: LogoNavigation;
  readonly logos: TenantLogo;
  readonly deployment: Deployment;
  readonly onClose: () => void;
}

/** The dialog for a logo's target (spec 1§2.11, 1§3). */
function TargetDialog({ navigation, logos, deployment, onClose }: TargetDialogProps) {
  const { t } = useText();
  const name = logoLinkField[navigation];
  const form = useForm<TenantLogo>({
    name: `tenantLogo/${name}`,
    stored: logos,
    fields: { [name]: brandFields[name] },
    change: recordChange(brandRecord, { deployment }, { success: 'branding.done' }),
  });
  return (
    <FormDialog form={form} title={t(`branding.target.${navigation}`)} onClose={onClose}>
      <FieldRow form={form} name={name} />
    </FormDialog>
  );
}

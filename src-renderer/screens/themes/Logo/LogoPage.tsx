/** `/ui_config/logo/:id` (spec 1§2.11; BRAND-001 to 013): logos, their targets, the tab's icon, and a preview. */
import { Link, useMatch, useNavigate, useParams } from 'react-router-dom';
import { useRead } from '#data/read.ts';
import { useText } from '#data/text.ts';
import { queryTenantLogo } from '#shared/api/branding/branding.ts';
import { currentSession, type SessionFacts } from '#shared/api/session/session.ts';
import { logosComeWithPage } from '#shared/rules/branding/brand-fields.ts';
import { useSession } from '#state/session.ts';
import { EmptyState } from '#widgets/EmptyState.tsx';
import { ReadPart } from '#widgets/ReadPart.tsx';
import { InterfaceHead } from '../InterfaceHead.tsx';
import { Logos } from './Logos.tsx';
import { isNavigation } from './logo-parts.ts';
import { TargetDialog } from './TargetDialog.tsx';

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

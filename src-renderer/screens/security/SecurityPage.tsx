/**
 * `/safe_account` leads to the first part that this person may open, the name or code of a part to that part; an
 * unknown part shows a message (FRAME-022, 023).
 */
import { Navigate, useParams } from 'react-router-dom';
import { useText } from '#data/text.ts';
import { securityCode } from '#shared/rules/security/entries.ts';
import { SecurityArea } from '#widgets/AccountSecurity/SecurityArea.tsx';
import { useSecurityEntries } from '#widgets/AccountSecurity/use-security-entries.ts';
import { EmptyState } from '#widgets/EmptyState.tsx';
import { NoSuchPart } from '#widgets/NoSuchPart.tsx';
import { PageHeader } from '#widgets/PageHeader.tsx';

/** Characters of the address that the page shows. */
const longest = 60;

export function SecurityHome() {
  const { t } = useText();
  const [first] = useSecurityEntries();
  if (first) return <Navigate to={first.to} replace />;
  return (
    <>
      <PageHeader title={t('security.title')} purpose={t('security.purpose')} />
      <EmptyState title={t('security.nothing.title')} text={t('security.nothing.text')} />
    </>
  );
}

export function UnknownPart() {
  const { t } = useText();
  const { type = '' } = useParams();
  const part = useSecurityEntries().find((entry) => entry.type === type || securityCode(entry.type) === type);
  if (part) return <Navigate to={part.to} replace />;
  return (
    <SecurityArea>
      <PageHeader title={t('security.title')} purpose={t('security.purpose')} />
      <NoSuchPart text={t('security.unknown', { type: type.slice(0, longest) })} />
    </SecurityArea>
  );
}

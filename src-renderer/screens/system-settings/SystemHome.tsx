/** `/systemSettings` leads to its first part; an unknown part shows a message. */
import { Navigate, useParams } from 'react-router-dom';
import { useText } from '#data/text.ts';
import { NoSuchPart } from '#widgets/NoSuchPart.tsx';
import { PageHeader } from '#widgets/PageHeader.tsx';
import { systemParts, systemPath } from './parts.ts';
import { SystemArea } from './SystemArea.tsx';

/** Characters of the address that the page shows. */
const longest = 60;
const [first] = systemParts;

export function SystemHome() {
  return <Navigate to={`${systemPath}/${first.part}`} replace />;
}

export function UnknownSystemPart() {
  const { t } = useText();
  const { part = '' } = useParams();
  return (
    <SystemArea>
      <PageHeader title={t('systemSettings.title')} purpose={t('systemSettings.purpose')} />
      <NoSuchPart text={t('systemSettings.unknown', { part: part.slice(0, longest) })} />
    </SystemArea>
  );
}

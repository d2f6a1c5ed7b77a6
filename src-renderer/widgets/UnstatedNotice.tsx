/** A notice about figures that the server's answer did not state; the details list the call and the fields. */

import { useText } from '#data/text.ts';
import type { Endpoint } from '#shared/api/endpoint.ts';
import { type UnstatedFigures, unstatedDetails } from '#shared/api/figures.ts';
import { Notice } from './Notice.tsx';

interface UnstatedNoticeProps {
  readonly endpoint: Pick<Endpoint, 'id'>;
  readonly answer: UnstatedFigures;
}

export function UnstatedNotice({ endpoint, answer }: UnstatedNoticeProps) {
  const { t } = useText();
  const details = unstatedDetails(endpoint.id, answer);
  if (details.length === 0) return null;
  const count = details.length - 1;
  return <Notice title={t('tenant.usage.unstatedTitle', { count, total: count })} details={details} />;
}

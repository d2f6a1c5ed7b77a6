/** The name of the session's tenant, for a heading. Saving its names renews it at once. */
import { useRead } from '#data/read.ts';
import { useText } from '#data/text.ts';
import { queryNamePerLangs } from '#shared/api/language-names/language-names.ts';
import { nameFor, readsOtherNames, toNames } from '#shared/rules/common/names/languages.ts';
import { ShownName } from './ShownName.tsx';

interface TenantNameProps {
  readonly tenantKey: string;
  readonly stored: string;
}

export function TenantName({ tenantKey, stored }: TenantNameProps) {
  const { language } = useText();
  // A failed read is silent: the stored name stands then.
  const { data = [] } = useRead(
    queryNamePerLangs,
    { orgType: 'tenant', targetId: tenantKey },
    { enabled: tenantKey !== '' && readsOtherNames(language) },
  );
  return <ShownName name={nameFor(toNames(data), language, stored)} stored={stored} />;
}

/** Present use, where a screen has asked the server for it already: a report asks nobody. */
import { useQueryClient } from '@tanstack/react-query';
import { getLicenseBaseInfo, type LicenceBaseInfo } from '#shared/api/licence-info.ts';
import { type PresentUse, presentUse } from '#shared/rules/licence/usage-check.ts';
import { readKey } from '../../../data/read.ts';

export function usePresentUse(): () => PresentUse | null {
  const client = useQueryClient();
  return () => {
    const base = client.getQueryData<LicenceBaseInfo>(readKey(getLicenseBaseInfo, {}));
    return base ? presentUse(base) : null;
  };
}

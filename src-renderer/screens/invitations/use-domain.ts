/** The host of the platform, as the invitation calls name it. */
import { useActiveServer } from '#state/program.ts';

export function useDomain(): string {
  const { address } = useActiveServer();
  return URL.parse(address)?.host || 'sandbox';
}

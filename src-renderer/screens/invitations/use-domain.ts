/** The platform that people are invited to, as the calls name it. */
import { useActiveServer } from '#state/program.ts';

export function useDomain(): string {
  const { address } = useActiveServer();
  return URL.parse(address)?.host || 'sandbox';
}

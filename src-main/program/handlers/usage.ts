import type { BridgeHandlers } from '#shared/bridge/index.ts';
import type { UsageService } from '../../services/usage/usage-service.ts';
import { handOver } from './hand-over.ts';

export function usageHandlers(usage: UsageService): BridgeHandlers['usage'] {
  return handOver('usage', () => usage, {
    record: ({ figures, ...place }) => usage.record(place, figures),
    async snooze({ subject, until, ...place }) {
      await usage.snooze(place, subject, until);
      return null;
    },
  });
}

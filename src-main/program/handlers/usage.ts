import type { BridgeHandlers } from '#shared/bridge/index.ts';
import type { UsageService } from '../../services/usage/usage-service.ts';
import { handlersOfService } from './service-handlers.ts';

export function usageHandlers(usage: UsageService): BridgeHandlers['usage'] {
  return handlersOfService('usage', () => usage, {
    record: ({ figures, ...place }) => usage.record(place, figures),
    async snooze({ subject, until, ...place }) {
      await usage.snooze(place, subject, until);
      return null;
    },
  });
}

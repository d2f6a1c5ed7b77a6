import type { BridgeHandlers } from '#shared/bridge/index.ts';
import type { UsageService } from '../../services/usage/usage-service.ts';
import { handlersOfService } from './service-handlers.ts';

export function usageHandlers(usage: UsageService): BridgeHandlers['usage'] {
  return handlersOfService('usage', () => usage, {
    record: ({ figures, ...scope }) => usage.record(scope, figures),
    async snooze({ subject, until, ...scope }) {
      await usage.snooze(scope, subject, until);
      return null;
    },
  });
}

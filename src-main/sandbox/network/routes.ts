/** IP segments (spec 1§2.13, 1§5, 1§7.4). */
import { segmentList } from '#shared/rules/network/segment-list.ts';
import { plainListRoutes } from '../crud/plain-list.ts';

export const networkRoutes = plainListRoutes('network_segment', segmentList, {
  access: { menu: 'network_manage' },
  log: 'segment',
  begun: { reference: 0 },
  where: ({ reference }, eb) =>
    reference === 'all' ? undefined : eb('reference', reference === 'referenced' ? '>' : '=', 0),
});

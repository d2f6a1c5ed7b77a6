/** The login log as a streamed page query (spec 1§2.9; decision 14): who administers departments sees their people. */
import { pageQueryLoginLog } from '#shared/api/login-log/login-log.ts';
import { loginLogRight } from '#shared/rules/login-log/right.ts';
import { serverTime } from '../clock.ts';
import { type Implementation, implementRows, refuse } from '../http/implement.ts';
import { messagesIn } from '../messages.ts';
import { organisationFor } from '../people/organisation.ts';
import { rosterOf } from '../people/roster.ts';
import { managedPlaces } from '../people/scope.ts';
import { wrongField } from './filter.ts';
import { matchesOf, secondsOf } from './matches.ts';
import { loginRowAt } from './rows.ts';

export const loginLogRoutes: readonly Implementation[] = [
  implementRows(pageQueryLoginLog, loginLogRight, async ({ streamFilter }, context) => {
    const { store, user, scenario, language, now } = context;
    const wrong = wrongField(streamFilter);
    if (wrong) return refuse(messagesIn(language).badInput(`streamFilter.${wrong}`), 400);
    const organisation = await organisationFor(context);
    const roster = await rosterOf(store, user.tenantKey, scenario.scale);
    const matches = await matchesOf(streamFilter, {
      ...{ roster, organisation, tenantKey: user.tenantKey, scale: scenario.scale },
      seen: managedPlaces(organisation, user),
      now: secondsOf(serverTime(now)),
    });
    const { pageNo, pageSize } = streamFilter;
    const start = (pageNo - 1) * pageSize;
    const end = Math.min(start + pageSize, matches.total);
    return {
      total: matches.total,
      rows: (function* () {
        for (let place = start; place < end; place += 1) {
          yield loginRowAt(matches.row(place), roster, scenario.scale);
        }
      })(),
    };
  }),
];

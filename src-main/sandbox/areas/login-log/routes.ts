/** The login log as a streamed page query (spec 1§2.9; S-14), for administrators of the people's departments. */
import { pageQueryLoginLog } from '#shared/api/login-log/login-log.ts';
import { loginLogRight } from '#shared/rules/common/session/area-rights.ts';
import { serverTime } from '../../kernel/clock.ts';
import { type Implementation, implement, inRows, refuse } from '../../kernel/http/implement.ts';
import { messagesIn } from '../../kernel/messages.ts';
import { organisationFor } from '../../kernel/people/organisation.ts';
import { rosterOf } from '../../kernel/people/roster.ts';
import { departmentsManagedBy } from '../../kernel/people/scope.ts';
import { wrongField } from './filter.ts';
import { findLogins, secondsOf } from './matches.ts';
import { filterLoginRows, mergeSignIns, recordedRows } from './recorded-sign-ins.ts';
import { loginRowAt } from './rows.ts';
import { keptRows, timelines } from './scale.ts';

export const loginLogRoutes: readonly Implementation[] = [
  implement(inRows(pageQueryLoginLog), loginLogRight, async ({ streamFilter }, context) => {
    const { store, user, scenario, language, now } = context;
    const wrong = wrongField(streamFilter);
    if (wrong) return refuse(messagesIn(language).badInput(`streamFilter.${wrong}`), 400);
    const organisation = await organisationFor(context);
    const roster = await rosterOf(store, user.tenantKey, scenario.scale);
    const recorded = await recordedRows(store, user.tenantKey, roster);
    const ground = { roster, organisation, visibleDepartments: departmentsManagedBy(organisation, user) };
    const logMatches = await findLogins(streamFilter, {
      ...ground,
      tenantKey: user.tenantKey,
      scale: scenario.scale,
      rowLimit: keptRows[scenario.scale] - recorded.length,
      now: secondsOf(serverTime(now)),
    });
    const { at } = timelines[scenario.scale];
    const matches = mergeSignIns(logMatches, filterLoginRows(recorded, streamFilter, ground), at);
    const { pageNo, pageSize } = streamFilter;
    const start = (pageNo - 1) * pageSize;
    const end = Math.min(start + pageSize, matches.total);
    return {
      total: matches.total,
      rows: (function* () {
        for (let index = start; index < end; index += 1) {
          const row = matches.at(index);
          yield typeof row === 'number' ? loginRowAt(row, roster, scenario.scale) : row;
        }
      })(),
    };
  }),
];

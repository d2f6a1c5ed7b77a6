/** Invented use of applications, and who sees each of them by its shares (spec 3§2.1). */
import { type AppUse, queryAppUse, daysOfUse } from '#shared/api/applications/use.ts';
import type { WireShare } from '#shared/api/shares/share.ts';
import { serverTime } from '../../kernel/clock.ts';
import type { Implementation } from '../../kernel/http/implement.ts';
import { type App, appModuleId, infoOf } from '../../kernel/modules/app.ts';
import { type AppContext, appReading } from '../../kernel/modules/module-scope.ts';
import { rosterOf } from '../../kernel/people/roster.ts';
import { scatter } from '../../kernel/seed/scatter.ts';
import { audiencePage } from './audience-page.ts';
import { storedApps } from './store.ts';
import { usersByModule } from './users.ts';

export const appUseRoutes: readonly Implementation[] = [
  appReading(queryAppUse, async (_, context) => {
    const apps = (await storedApps(context)).filter(({ row }) => row.installed === 1);
    const users = await usersByModule(context);
    const audienceOf = await audienceCounter(context);
    const today = serverTime(context.now).slice(0, 10);
    return apps.map((app) => ({
      moduleId: appModuleId(app),
      audience: app.row.enabled === 1 ? audienceOf(infoOf(app, context.language).sysMenuShares) : 0,
      ...inventedUse(app, users.get(app.row.module_str) ?? null, today),
    }));
  }),
];

/** Applications with the same shares have the same audience, which is counted once. */
async function audienceCounter({ store, user, scenario, organisation }: AppContext) {
  const { tenantKey } = user;
  const roster = await rosterOf(store, tenantKey, scenario.scale);
  const counted = new Map<string, number>();
  return (shares: readonly WireShare[]): number => {
    const key = JSON.stringify(
      shares.map(({ entryType, id, reverse, subContain }) => [entryType, id, reverse, subContain]),
    );
    const known = counted.get(key);
    if (known !== undefined) return known;
    const page = { pageNo: 1, pageSize: 1 };
    const { totalCount } = audiencePage(
      { shares, keywords: '', all: false, page },
      { tenantKey, scale: scenario.scale, roster, organisation },
    );
    counted.set(key, totalCount);
    return totalCount;
  };
}

/** Users of an application without a licence, at most. */
const unlicensedMost = 40;

/** About one application in six was not used for more than a month, some of them never. */
function inventedUse({ row }: App, seats: number | null, today: string): Pick<AppUse, 'users' | 'lastUse'> {
  const hash = [...row.id].reduce((sum, letter) => Math.imul(sum, 31) + letter.charCodeAt(0), 7);
  const chance = scatter(hash, 61) % 18;
  if (chance === 0) return { users: 0, lastUse: '' };
  if (chance < 3) return { users: 0, lastUse: daysBefore(today, daysOfUse + 5 + (scatter(hash, 62) % 150)) };
  const most = seats ?? unlicensedMost;
  const users = Math.max(1, Math.round((most * (20 + (scatter(hash, 63) % 75))) / 100));
  return { users, lastUse: daysBefore(today, scatter(hash, 64) % 4) };
}

function daysBefore(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) - days * 86_400_000).toISOString().slice(0, 10);
}

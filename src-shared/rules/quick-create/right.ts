/**
 * The right to set the team's quick-create entrances (spec 3§1 "Administrators configure quick-create entrances";
 * QUICK-002).
 */
export { appManageRight as teamEntrancesRight } from '../common/applications/permissions.ts';

/** Walls of the lock-out guard: who has to type a name, and that no write bypasses it. */
import type { Wall } from './wall.ts';

export const lockOutWalls: readonly Wall[] = [
  {
    title: 'change: whoever locks out themselves types the tenant’s name',
    file: 'src-shared/rules/common/sign-in/lock-out.ts',
    text: "return self || left !== 'some';",
    weakened: "return left !== 'some';",
    test: 'src-shared/rules/common/sign-in/lock-out.test.ts',
  },
  {
    title: 'change: whoever locks out every administrator types the tenant’s name',
    file: 'src-shared/rules/common/sign-in/lock-out.ts',
    text: "!administering.some(after)) return 'noAdministrator';",
    weakened: "!administering.some(before)) return 'noAdministrator';",
    test: 'src-shared/rules/common/sign-in/lock-out.test.ts',
  },
  {
    title: 'change: whoever leaves nobody but themselves types the tenant’s name',
    file: 'src-shared/rules/common/sign-in/lock-out.ts',
    text: "return lost(administering) || lost(asked) ? 'onlySelf' : 'some';",
    weakened: "return 'some';",
    test: 'src-shared/rules/common/sign-in/lock-out.test.ts',
  },
  {
    title: 'change: what decides who may sign in is asked about at the door',
    file: 'src-renderer/data/changes/door.ts',
    text: 'if (!agreed) throw notAgreed(change);',
    weakened: '',
    test: 'src-renderer/data/records/guarded-doors.test.ts',
  },
  {
    title: 'change: a record, its undo and its restore are asked about before they are sent',
    file: 'src-renderer/data/records/save-record.ts',
    text: 'if (needsGuard(change) && JSON.stringify(change.input) !== agreed?.to) return { unasked: change };',
    weakened: '',
    test: 'src-renderer/data/records/guarded-doors.test.ts',
  },
  {
    title: 'change: every call that decides who may sign in is guarded',
    file: 'src-shared/rules/security/guarded-calls.ts',
    text: "'securitySettings.saveRealIp'",
    weakened: "''",
    test: 'src-shared/rules/security/guarded-calls.test.ts',
  },
  {
    title: 'change: a terminal and the tray count what can shut people out, whatever kind it is of',
    file: 'src-shared/rules/changes/can-shut-out.ts',
    text: "'security.realIp': () => true,",
    weakened: "'security.realIp': () => false,",
    test: 'src-shared/rules/changes/can-shut-out.test.ts',
  },
  {
    title: 'change: what is in force for a while is not counted down where its session has ended',
    file: 'src-main/program/trials.ts',
    text: "if (typeof came === 'string') return { problem: came };",
    weakened: "if (typeof came === 'string') return { problem: null };",
    test: 'tests/sandbox/trials.test.ts',
  },
  {
    title: 'change: what is in force for a while is taken back by nobody but who made it',
    file: 'src-main/program/trials.ts',
    text: 'made.person !== user.id',
    weakened: 'made.person === user.id',
    test: 'tests/sandbox/trials.test.ts',
  },
  {
    title: 'change: nothing is taken back unasked long after its end',
    file: 'src-shared/rules/security/trial.ts',
    text: "return now - ends <= trialLateness ? 'now' : 'missed';",
    weakened: "return 'now';",
    test: 'src-main/services/trials/trials-service.test.ts',
  },
  {
    title: 'change: for ten minutes takes the name as much as for good',
    file: 'src-renderer/widgets/confirm.tsx',
    text: `            <Button
              disabled={!may}
              onClick={() => {
                other.onChoose();`,
    weakened: `            <Button
              onClick={() => {
                other.onChoose();`,
    test: 'src-renderer/widgets/confirm.test.tsx',
  },
];

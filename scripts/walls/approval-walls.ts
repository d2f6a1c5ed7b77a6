/** Walls around what somebody else has to approve. */
import type { Wall } from './wall.ts';

const between = 'src-main/services/changes/approval/approvals.test.ts';
const tampered = 'src-main/services/changes/approval/tampered.test.ts';
const verdict = 'src-shared/rules/changes/approval/verdict.ts';
const rules = 'src-shared/rules/changes/approval/verdict.test.ts';
const ruled = 'src-shared/rules/servers/server-rules.test.ts';

export const approvalWalls: readonly Wall[] = [
  {
    title: 'hand-over: the earlier key signs it',
    file: 'src-main/formats/changes/hand-over.ts',
    text: '!isBy(from, text, signatures.from) ||',
    weakened: '',
    test: 'src-main/formats/changes/key-file.test.ts',
  },
  {
    title: 'hand-over: the new key signs it',
    file: 'src-main/formats/changes/hand-over.ts',
    text: '|| !isBy(to, text, signatures.to)',
    weakened: '',
    test: 'src-main/formats/changes/key-file.test.ts',
  },
  {
    title: 'hand-over: not where the policy names whose approvals count',
    file: 'src-main/services/changes/approval/approvals.ts',
    text: "      if (fixed) throw notApproved('notListed');\n      const found = readHandOver(",
    weakened: '      const found = readHandOver(',
    test: 'src-main/services/changes/approval/hand-over.test.ts',
  },
  {
    title: 'backup of a key: the public half belongs to the seal',
    file: 'src-main/formats/changes/key-file.ts',
    text: '    decipher.setAAD(Buffer.from(`${format} 1 ${key}`));\n',
    weakened: '',
    test: 'src-main/formats/changes/key-file.test.ts',
  },
  {
    title: 'approval: nothing is begun that is not approved',
    file: 'src-main/services/changes/approval/tray-verdict.ts',
    text: '          if (problem) throw notApproved(problem);\n',
    weakened: '',
    test: between,
  },
  {
    title: 'approval: a request that was changed is refused',
    file: 'src-main/formats/changes/read.ts',
    text: "if (request && !holds('request', file, request))",
    weakened: 'if (request && file === null)',
    test: tampered,
  },
  {
    title: 'approval: an answer that was changed is refused',
    file: 'src-main/formats/changes/read.ts',
    text: "if (decision && !holds('decision', file, decision))",
    weakened: 'if (decision && file === null)',
    test: tampered,
  },
  {
    title: 'approval: every field of the file is signed',
    file: 'src-shared/rules/changes/approval/canonical.ts',
    text: '  const { request, decision, ...rest } = file;',
    weakened: '  const { request, decision, changes } = file;\n  const rest = { changes };',
    test: 'src-shared/rules/changes/approval/canonical.test.ts',
  },
  {
    title: 'approval: a decision is about the request with its signature',
    file: 'src-shared/rules/changes/approval/canonical.ts',
    text: ': { ...rest, request, decision: withoutSignature(decision) };',
    weakened: ': { ...rest, request: withoutSignature(request), decision: withoutSignature(decision) };',
    test: 'src-shared/rules/changes/approval/canonical.test.ts',
  },
  {
    title: 'approval: nobody approves what he asked for',
    file: verdict,
    text: "  if (isOwnWord(request, decision)) return 'samePerson';\n  if (here.refused)",
    weakened: '  if (here.refused)',
    test: rules,
  },
  {
    title: 'approval: who asked signs no answer',
    file: verdict,
    text: 'if (request.key === here.own || isSameName(request.by, here.user))',
    weakened: 'if (isSameName(request.by, here.user))',
    test: rules,
  },
  {
    title: 'approval: an answer to an earlier request does not count',
    file: verdict,
    text: "  if (request.id !== here.asked) return 'otherRequest';\n",
    weakened: '',
    test: rules,
  },
  {
    title: 'approval: one for another server does not count',
    file: verdict,
    text: "  if (request.server !== here.server) return 'otherServer';\n  if (request.key !== here.own) return 'notMine';\n  if (here.asked",
    weakened: "  if (request.key !== here.own) return 'notMine';\n  if (here.asked",
    test: rules,
  },
  {
    title: 'approval: a tray with more than was approved is another one',
    file: verdict,
    text: 'return waiting.length === left.size && waiting.every(',
    weakened:
      'return waiting.length >= left.size && [...left].every((wish) => waiting.includes(wish)) || waiting.every(',
    test: rules,
  },
  {
    title: 'approval: each change is applied under it once',
    file: verdict,
    text: '  for (const wish of applied) left.delete(wish);\n',
    weakened: '',
    test: rules,
  },
  {
    title: 'approval: another key under a trusted name is not asked about',
    file: verdict,
    text: "  if (people.some(({ name }) => isSameName(name, by))) return 'otherKey';\n",
    weakened: '',
    test: rules,
  },
  {
    title: 'approval: the policy’s people are the only ones',
    file: 'src-main/services/changes/approval/people.ts',
    text: "  if (fixed) throw notApproved('notListed');\n",
    weakened: '',
    test: between,
  },
  {
    title: 'approval: what is signed is what was shown',
    file: 'src-main/services/changes/approval/approvals.ts',
    text: '      if (found.digest !== digest) throw',
    weakened: '      if (found.digest === null) throw',
    test: between,
  },
  {
    title: 'approval: the gateway sends no write that was not begun',
    file: 'src-main/gateway/decide.ts',
    text: "    return refuse(refusal('NOT_APPROVED'));\n",
    weakened: '    void 0;\n',
    test: 'src-main/gateway/decide.test.ts',
  },
  {
    title: 'approval: what is asked for at a server is asked of all tabs on it',
    file: 'src-main/program/program.ts',
    text: 'isApprovalDemanded(settings.current(), { rules: servers.rules(target.id) })',
    weakened: 'isApprovalDemanded(settings.current(), { rules: servers.target().rules })',
    test: 'src-main/program/tabs.test.ts',
  },
  {
    title: 'approval: another profile of the address is no way round it',
    file: 'src-shared/rules/servers/server-rules.ts',
    text: '.filter(({ address }) => sameAddress(address) === here)',
    weakened: '.filter(({ address }) => address === null)',
    test: ruled,
  },
  {
    title: 'approval: another name of the server is no way round it',
    file: 'src-shared/rules/servers/server-rules.ts',
    text: '.filter(({ address }) => isSeen(seen[sameAddress(address)], tenants))',
    weakened: '.filter(({ address }) => address === null)',
    test: ruled,
  },
  {
    title: 'approval: an address is one, however it is written',
    file: 'src-shared/rules/servers/same-address.ts',
    text: "return hostname.replace(/\\.+$/, '');",
    weakened: 'return hostname;',
    test: 'src-shared/rules/servers/same-address.test.ts',
  },
  {
    title: 'approval: whose a tray is counts before the session says it',
    file: 'src-main/services/changes/approval/tray-verdict.ts',
    text: 'options.profile(serverOfTray(server), tenantOfTray(server))',
    weakened: "options.profile(serverOfTray(server), '')",
    test: 'src-main/program/tabs.test.ts',
  },
  {
    title: 'approval: a profile makes nothing pass',
    file: 'src-main/gateway/write-calls.ts',
    text: "'passes' in facts && isUsual;",
    weakened: "'passes' in facts;",
    test: 'src-main/gateway/decide.test.ts',
  },
  {
    title: 'approval: a terminal sends nothing that has to be approved',
    file: 'src-main/cli/server/refuse-by-rules.ts',
    text: 'return isApprovalDemanded(effective, { rules }) && refuse(',
    weakened: 'return effective === null && isApprovalDemanded(effective, { rules }) && refuse(',
    test: 'src-main/cli/changes-server.test.ts',
  },
];

/** Walls around changes that somebody else has to approve. */
import type { Wall } from './wall.ts';

const between = 'src-main/services/changes/approval/approvals.test.ts';
const tampered = 'src-main/services/changes/approval/tampered.test.ts';
const rules = 'src-shared/rules/changes/approval/verdict.test.ts';
const ruled = 'src-shared/rules/servers/server-rules.test.ts';

export const approvalWalls: readonly Wall[] = [
  {
    title: 'hand-over: the earlier key signs it',
    mark: 'hand-over-earlier-key',
    weakened: '',
    test: 'src-main/services/installation-key/key-file.test.ts',
  },
  {
    title: 'hand-over: the new key signs it',
    mark: 'hand-over-new-key',
    weakened: '',
    test: 'src-main/services/installation-key/key-file.test.ts',
  },
  {
    title: 'hand-over: not where the policy names whose approvals count',
    mark: 'hand-over-policy',
    weakened: '',
    test: 'src-main/services/changes/approval/hand-over.test.ts',
  },
  {
    title: 'backup of a key: the public half belongs to the seal',
    mark: 'key-file-seal',
    weakened: '',
    test: 'src-main/services/installation-key/key-file.test.ts',
  },
  {
    title: 'approval: nothing is begun that is not approved',
    mark: 'approval-before-begin',
    weakened: '',
    test: between,
  },
  {
    title: 'approval: a request that was changed is refused',
    mark: 'approval-request-signed',
    weakened: 'false',
    test: tampered,
  },
  {
    title: 'approval: an answer that was changed is refused',
    mark: 'approval-answer-signed',
    weakened: 'false',
    test: tampered,
  },
  {
    title: 'approval: every field of the file is signed',
    mark: 'approval-whole-file',
    weakened: 'const { request, decision, changes } = file;\n  const rest = { changes };',
    test: 'src-shared/rules/changes/approval/canonical.test.ts',
  },
  {
    title: 'approval: a decision is about the request with its signature',
    mark: 'approval-of-request',
    weakened: 'request: withoutSignature(request)',
    test: 'src-shared/rules/changes/approval/canonical.test.ts',
  },
  {
    title: 'approval: nobody approves what he asked for',
    mark: 'approval-other-person',
    weakened: '',
    test: rules,
  },
  {
    title: 'approval: who asked signs no answer',
    mark: 'approval-other-key',
    weakened: '',
    test: rules,
  },
  {
    title: 'approval: an answer to an earlier request does not count',
    mark: 'approval-this-request',
    weakened: '',
    test: rules,
  },
  {
    title: 'approval: one for another server does not count',
    mark: 'approval-this-server',
    weakened: '',
    test: rules,
  },
  {
    title: 'approval: a tray with more than was approved is another one',
    mark: 'approval-whole-tray',
    weakened:
      "return waiting.length >= left.size && [...left].every((wish) => waiting.includes(wish)) || waiting.every((wish) => left.has(wish)) ? 'same' : 'altered';",
    test: rules,
  },
  {
    title: 'approval: each change is applied under it once',
    mark: 'approval-each-once',
    weakened: '',
    test: rules,
  },
  {
    title: 'approval: another key under a trusted name is not asked about',
    mark: 'approval-known-name',
    weakened: '',
    test: rules,
  },
  {
    title: 'approval: the policy’s people are the only ones',
    mark: 'approval-policy-people',
    weakened: '',
    test: between,
  },
  {
    title: 'approval: what is signed is what was shown',
    mark: 'approval-shown-digest',
    weakened: '',
    test: between,
  },
  {
    title: 'approval: the gateway sends no write that was not begun',
    mark: 'approval-gateway-begun',
    weakened: '',
    test: 'src-main/gateway/decide.test.ts',
  },
  {
    title: 'approval: under an approved key passes what was approved',
    mark: 'approval-allowed-write',
    weakened: '',
    test: 'tests/sandbox/changes/approved-writes.test.ts',
  },
  {
    title: 'approval: it holds when it says',
    mark: 'approval-span',
    weakened: '',
    test: between,
  },
  {
    title: 'approval: a terminal applies no file outside of its time',
    mark: 'approval-span-terminal',
    weakened: '',
    test: 'src-main/cli/changes/changes.test.ts',
  },
  {
    title: 'approval: a call has the content that was approved',
    mark: 'approval-same-content',
    weakened: 'return value !== undefined;',
    test: 'src-main/gateway/same-request.test.ts',
  },
  {
    title: 'approval: a call goes where the approved one goes',
    mark: 'approval-same-path',
    weakened: '',
    test: 'src-main/gateway/same-request.test.ts',
  },
  {
    title: 'approval: what is asked for at a server is asked of all tabs on it',
    mark: 'approval-all-tabs',
    weakened: 'servers.target().rules',
    test: 'src-main/program/tabs.test.ts',
  },
  {
    title: 'daily decisions: they pass where that is said alone',
    mark: 'daily-only-where-allowed',
    weakened: '',
    test: 'src-main/gateway/decide.test.ts',
  },
  {
    title: 'daily decisions: a profile makes none of another write',
    mark: 'daily-own-call',
    weakened: 'return here.path !== null;',
    test: 'src-main/gateway/daily.test.ts',
  },
  {
    title: 'daily decisions: no query makes another method of what passes',
    mark: 'daily-no-query',
    weakened: '',
    test: 'src-main/gateway/decide.test.ts',
  },
  {
    title: 'daily decisions: who locks approvals decides about them',
    mark: 'daily-bound-to-approvals',
    weakened: '',
    test: 'src-shared/rules/policy/policy-layers.test.ts',
  },
  {
    title: 'daily decisions: the shell says in the journal what allowed one',
    mark: 'daily-noted',
    weakened: "''",
    test: 'src-main/program/policy.test.ts',
  },
  {
    title: 'approval: nobody gives it up unasked',
    mark: 'approval-lowered-typed',
    weakened: 'typed === undefined || typed === server',
    test: 'src-main/program/tabs.test.ts',
  },
  {
    title: 'approval: a reset gives it up as a change does',
    mark: 'approval-lowered-reset',
    weakened: '',
    test: 'src-main/program/tabs.test.ts',
  },
  {
    title: 'approval: a production server is not made another one unasked',
    mark: 'approval-lowered-profile',
    weakened: '',
    test: 'src-main/program/tabs.test.ts',
  },
  {
    title: 'approval: a production server is not taken from the list unasked',
    mark: 'approval-lowered-removed',
    weakened: '',
    test: 'src-main/program/tabs.test.ts',
  },
  {
    title: 'approval: another profile of the address is no way round it',
    mark: 'approval-same-address',
    weakened: 'false',
    test: ruled,
  },
  {
    title: 'approval: another name of the server is no way round it',
    mark: 'approval-same-server',
    weakened: 'false',
    test: ruled,
  },
  {
    title: 'approval: an address is one, however it is written',
    mark: 'approval-one-address',
    weakened: 'hostname',
    test: 'src-shared/rules/servers/comparable-address.test.ts',
  },
  {
    title: 'approval: whose a tray is counts before the session says it',
    mark: 'approval-tenant-of-tray',
    weakened: "''",
    test: 'src-main/program/tabs.test.ts',
  },
  {
    title: 'approval: a profile makes nothing pass',
    mark: 'approval-usual-path',
    weakened: '',
    test: 'src-main/gateway/decide.test.ts',
  },
  {
    title: 'approval: a terminal sends nothing that has to be approved',
    mark: 'approval-terminal',
    weakened: 'false',
    test: 'src-main/cli/changes/check-and-apply.test.ts',
  },
];

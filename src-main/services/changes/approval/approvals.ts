/** Approvals of the tray: requested here, given or refused on another installation, imported here. */
import { createHash, randomBytes } from 'node:crypto';
import type { ApprovalState, OpenedSignatures, SignedBy } from '#shared/bridge/approval.ts';
import { BridgeError } from '#shared/bridge/errors.ts';
import type { ApprovalVerdict } from '#shared/rules/changes/approval/blocks.ts';
import { type SignedBlock, signedText } from '#shared/rules/changes/approval/canonical.ts';
import type { Approver } from '#shared/rules/changes/approval/people.ts';
import { type ApprovalSpan, isOpenSpan, spanProblem } from '#shared/rules/changes/approval/span.ts';
import {
  type ApprovalProblem,
  doesCount,
  mayDecide,
  type People,
  type SignedDecision,
  type SignedRequest,
} from '#shared/rules/changes/approval/verdict.ts';
import { isOtherTenant } from '#shared/rules/changes/file-tenant.ts';
import { tenantOfTray } from '#shared/rules/changes/tray-name.ts';
import { readHandOver } from '../../../formats/changes/hand-over.ts';
import { isUtf16 } from '../../../formats/is-utf16.ts';
import { keyFileLimit } from '../../../formats/changes/key-file.ts';
import { changeFileLimit, readChangeBytes } from '../../../formats/changes/read.ts';
import { keepRequest, readSigned, wishesInTray } from './stored-request.ts';
import { distrust, handOverTrust, notApproved, peopleOf, trust } from './people.ts';
import {
  createTrayVerdict,
  type KeyedTrayServer,
  requestStanding,
  type TrayServer,
  type VerdictOptions,
} from './tray-verdict.ts';

interface Of {
  readonly server: string;
}
type ByUser = Of & { readonly user: string };
type OfFile = ByUser & { readonly file: string };

export interface Approvals extends Pick<ReturnType<typeof createTrayVerdict>, 'door'> {
  key(): Promise<{ fingerprint: string; handOver: string }>;
  backupKey(given: { readonly password: string }): Promise<{ text: string }>;
  restoreKey(given: { readonly file: string; readonly password: string }): Promise<null>;
  renewKey(): Promise<{ text: string }>;
  takeHandOver(given: Of & { readonly file: string }): Promise<{ names: string[] }>;
  state(of: Of): Promise<ApprovalState>;
  request(given: ByUser & { readonly words: string; readonly text: string }): Promise<{ text: string }>;
  open(given: OfFile): Promise<OpenedSignatures>;
  decide(
    given: OfFile &
      ApprovalSpan & { readonly digest: string; readonly verdict: ApprovalVerdict; readonly words: string },
  ): Promise<{ text: string }>;
  take(given: OfFile): Promise<null>;
  people(of: Of): Promise<{ people: Approver[]; fixed: boolean }>;
  trust(given: Of & Approver): Promise<null>;
  distrust(given: Of & Pick<Approver, 'fingerprint'>): Promise<null>;
}

export interface ApprovalsOptions extends VerdictOptions {
  /** This computer's name, or ''. */
  readonly computer: string;
  /** Reads the bytes behind a handle. */
  readonly read: (file: string, limit: number) => Promise<{ readonly bytes: Uint8Array }>;
}

export function createApprovals(options: ApprovalsOptions): Approvals {
  const { file, key } = options;
  const { here, keyed, judge, door } = createTrayVerdict(options);
  const known = (of: TrayServer) => file.use((database) => peopleOf(database, of, options.fixed()));
  const read = async (handle: string) => {
    const { bytes } = await options.read(handle, changeFileLimit);
    const reading = await readChangeBytes(bytes);
    return {
      digest: createHash('sha256').update(bytes).digest('hex'),
      ...(reading.problem === null
        ? { ...reading, tenant: reading.from.tenant }
        : { file: {}, request: null, decision: null, tenant: undefined }),
    };
  };
  const signed = async (of: SignedBlock, whole: object, { ownKey }: KeyedTrayServer, content: object) => {
    const computer = options.computer.slice(0, 255);
    const named = computer === '' ? {} : { computer };
    const block = { ...content, ...named, at: new Date(file.now()).toISOString(), key: ownKey };
    const signature = await key.sign(signedText(of, { ...whole, [of]: block }));
    return { ...whole, [of]: { ...block, signature } };
  };
  /** Returns the reason why an answer does not count, or null. */
  const counts = (
    of: KeyedTrayServer,
    {
      request,
      decision,
    }: { readonly request: SignedRequest | null; readonly decision: SignedDecision | null },
  ): Promise<ApprovalProblem | null> =>
    file.use((database, sealing) => {
      const { request: storedRequest, people, fixed } = judge(database, sealing, of);
      return doesCount(request, decision, {
        people,
        fixed,
        ownKey: of.ownKey,
        server: of.address,
        requestId: storedRequest?.request.id ?? null,
        isRefused: storedRequest?.decision?.verdict === 'refused',
        now: file.now(),
        stands: requestStanding(database, sealing, of.server, storedRequest),
      });
    });

  return {
    door,
    key: async () => ({ fingerprint: (await key.publicKey()).fingerprint, handOver: await key.handOver() }),
    backupKey: async ({ password }) => ({ text: await key.backup(password, new Date(file.now())) }),
    async restoreKey({ file: handle, password }) {
      await key.restore((await options.read(handle, keyFileLimit)).bytes, password);
      file.tell();
      return null;
    },
    async renewKey() {
      const text = await key.renew(new Date(file.now()));
      file.tell();
      return { text };
    },
    async takeHandOver({ server, file: handle }) {
      const { fixed } = await known(await here(server));
      // wall: hand-over-policy
      if (fixed) throw notApproved('notListed');
      const { bytes } = await options.read(handle, keyFileLimit);
      if (isUtf16(bytes)) throw new BridgeError('FILE_IN_UTF16', 'the file is text in UTF-16');
      const found = readHandOver(bytes);
      if (!found) throw new BridgeError('KEY_FILE_REFUSED', 'it is no hand-over of a key');
      const names = await file.use((database) => handOverTrust(database, found));
      if (names.length === 0) throw new BridgeError('KEY_NOT_TRUSTED', 'the earlier key is not trusted here');
      file.tell();
      return { names };
    },
    async state({ server }) {
      if (!(await here(server)).needsApproval) return nothingAsked;
      const of = await keyed(server);
      return file.use((database, sealing) => {
        const { request: kept, problem, people } = judge(database, sealing, of);
        const { request = null, decision = null } = kept ?? {};
        return { demanded: of.needsApproval, problem, ...summarise(request, decision, people) };
      });
    },
    async request({ server, user, words, text }) {
      const of = await keyed(server);
      const reading = await readChangeBytes(Buffer.from(text));
      if (reading.problem !== null || reading.request) throw notApproved('altered');
      if (isOtherTenant(reading.from.tenant, tenantOfTray(server))) throw notApproved('otherTenant');
      const id = randomBytes(16).toString('hex');
      const facts = { id, server: of.address, by: user, words };
      const whole = await signed('request', reading.file, of, facts);
      const request = readSigned(whole);
      await file.use((database, sealing) => {
        const waiting = new Set(wishesInTray(database, sealing, server));
        const same =
          request?.wishes.length === waiting.size && request.wishes.every((wish) => waiting.has(wish));
        if (!same) throw notApproved('altered');
        keepRequest(database, sealing, { server, id, file: whole });
      });
      file.tell();
      return { text: textOf(whole) };
    },
    async open({ server, user, file: handle }) {
      const of = await keyed(server);
      const { digest, request, decision, tenant } = await read(handle);
      const other = isOtherTenant(tenant, tenantOfTray(server)) ? ('otherTenant' as const) : null;
      return {
        digest,
        ...summarise(request, decision, (await known(of)).people),
        deciding: other ?? mayDecide(request, decision, { ownKey: of.ownKey, user, server: of.address }),
        answering: other ?? (await counts(of, { request, decision })),
      };
    },
    async decide({ server, user, file: handle, digest, verdict, words, notBefore, validUntil }) {
      const of = await keyed(server);
      const found = await read(handle);
      // The signed content must be the content that was shown.
      // wall: approval-shown-digest
      if (found.digest !== digest) throw new BridgeError('FILE_UNKNOWN', 'the file is another one by now');
      if (isOtherTenant(found.tenant, tenantOfTray(server))) throw notApproved('otherTenant');
      const problem = mayDecide(found.request, found.decision, {
        ownKey: of.ownKey,
        user,
        server: of.address,
      });
      if (problem) throw notApproved(problem);
      const span = {
        ...(notBefore === undefined ? {} : { notBefore }),
        ...(validUntil === undefined ? {} : { validUntil }),
      };
      if (!isOpenSpan(span)) throw notApproved('noTime');
      if (spanProblem(span, file.now()) === 'expired') throw notApproved('expired');
      return {
        text: textOf(await signed('decision', found.file, of, { verdict, ...span, by: user, words })),
      };
    },
    async take({ server, file: handle }) {
      const of = await keyed(server);
      const found = await read(handle);
      if (isOtherTenant(found.tenant, tenantOfTray(server))) throw notApproved('otherTenant');
      const problem = await counts(of, found);
      if (problem) throw notApproved(problem);
      const id = found.request?.id ?? '';
      await file.use((database, sealing) => keepRequest(database, sealing, { server, id, file: found.file }));
      file.tell();
      return null;
    },
    async people({ server }) {
      const { people, fixed } = await known(await here(server));
      return { people: [...people], fixed };
    },
    async trust({ server, name, fingerprint }) {
      const of = await keyed(server);
      const { fingerprint: ownFingerprint } = await key.publicKey();
      await file.use((database) =>
        trust(database, server, peopleOf(database, of, options.fixed()), ownFingerprint, {
          name,
          fingerprint,
        }),
      );
      file.tell();
      return null;
    },
    async distrust({ server, fingerprint }) {
      await file.use((database) => distrust(database, server, fingerprint));
      file.tell();
      return null;
    },
  };
}

const nothingAsked: ApprovalState = { demanded: false, problem: null, request: null, decision: null };

function summarise(request: SignedRequest | null, decision: SignedDecision | null, people: People['people']) {
  return {
    request: request && { ...signedBy(request, people), server: request.server },
    decision: decision && {
      ...signedBy(decision, people),
      verdict: decision.verdict,
      ...(decision.notBefore === undefined ? {} : { notBefore: decision.notBefore }),
      ...(decision.validUntil === undefined ? {} : { validUntil: decision.validUntil }),
    },
  };
}

function signedBy(
  { by, at, words, fingerprint, computer }: SignedRequest | SignedDecision,
  people: People['people'],
): SignedBy {
  const known = people.find((one) => one.fingerprint === fingerprint)?.name ?? null;
  return { by, at, words, fingerprint, known, computer: computer ?? null };
}

function textOf(file: object): string {
  return `${JSON.stringify(file, null, 2)}\n`;
}

/** One call of every kind that the console makes, sent as the console sends it and read as the console reads it. */
import { ApiError } from '#shared/api/api-error.ts';
import type { Endpoint, Input } from '#shared/api/endpoint.ts';
import { filePreviewPath, uploadModuleFile } from '#shared/api/file-upload/file-upload.ts';
import { checkPermission, ebuilderRight } from '#shared/api/frame/frame.ts';
import { pageQueryOperationLog } from '#shared/api/operation-log/operation-log.ts';
import { rowReader } from '#shared/api/rows.ts';
import { cancelTenantNameAuth } from '#shared/api/tenant/changes.ts';
import { decodeResponse, encodeRequest } from '#shared/api/wire.ts';
import type { Answer, Asked } from './fault-server.ts';
import type { Outcome } from './faults.ts';

/** Sends a request of the console to the shell. */
export type SendToShell = (path: string, init: RequestInit) => Promise<Response>;

export interface Call {
  readonly kind: string;
  readonly send: (shell: SendToShell) => Promise<Outcome>;
}

const file = new File(['x'.repeat(100_000)], '合同.pdf', { type: 'application/pdf' });
const filter = { module: 'basicserver', functionName: 'ainfo', pageNo: 1, pageSize: 10 } as const;

export const calls: readonly Call[] = [
  { kind: 'query read', send: (shell) => call(shell, ebuilderRight, {}) },
  { kind: 'JSON read', send: (shell) => call(shell, checkPermission, { menuCode: 'org' }) },
  { kind: 'form write', send: (shell) => call(shell, cancelTenantNameAuth, { tenantName: '甲' }) },
  { kind: 'upload', send: (shell) => call(shell, uploadModuleFile, { file, module: 'document' }) },
  { kind: 'streamed page', send: (shell) => rows(shell, pageQueryOperationLog, { streamFilter: filter }) },
  { kind: 'file download', send: download },
];

/** The answer of a working server to these calls. */
export function healthyAnswer({ target }: Pick<Asked, 'target'>): Answer {
  const { pathname } = new URL(target, 'http://any.test');
  if (pathname.endsWith('/preview')) {
    const headers = { 'content-type': 'image/png', 'content-disposition': 'inline; filename=a.png' };
    return { status: 200, headers, body: Buffer.alloc(70_000, 7) };
  }
  if (pathname.endsWith('/pageQuery')) {
    const lines = [
      ...Array.from({ length: 40 }, (_, n) => row(n)),
      { code: 200, msg: '', data: { total: 40 } },
    ];
    const body = Buffer.from(lines.map((line) => `${JSON.stringify(line)}\n`).join(''));
    return { status: 200, headers: { 'content-type': 'application/x-ndjson' }, body };
  }
  const data = pathname.endsWith('/upload') ? { fileId: '7', name: file.name } : true;
  const body = Buffer.from(JSON.stringify({ code: 200, msg: '', data }));
  return { status: 200, headers: { 'content-type': 'application/json' }, body };
}

function row(n: number): object {
  const [createdate, clientip] = ['2026-11-20 10:00:00', '127.0.0.1'];
  const rest = {
    operatetypename: 'u',
    targetname: 't',
    operatedesc: 'd',
    targetId: '1',
    modulename: 'basicserver',
  };
  return { id: String(n), createdate, operatorname: `user ${n}`, clientip, ...rest };
}

async function call<E extends Endpoint>(shell: SendToShell, endpoint: E, input: Input<E>): Promise<Outcome> {
  return outcomeOf(shell, endpoint, input, async (response) => {
    const text = await response.text();
    decodeResponse(endpoint, jsonOf(text), response.status);
  });
}

async function rows<E extends Endpoint>(shell: SendToShell, endpoint: E, input: Input<E>): Promise<Outcome> {
  return outcomeOf(shell, endpoint, input, async (response) => {
    const reader = rowReader(endpoint);
    reader.push(await response.text());
    reader.finish();
  });
}

async function outcomeOf<E extends Endpoint>(
  shell: SendToShell,
  endpoint: E,
  input: Input<E>,
  read: (response: Response) => Promise<void>,
): Promise<Outcome> {
  const { method, url, contentType, body } = encodeRequest(endpoint, input);
  // The multipart boundary is the client's.
  const named = contentType && contentType !== 'multipart/form-data' ? { 'content-type': contentType } : {};
  return ended(shell, url, { method, body, headers: { ...named } }, read);
}

async function download(shell: SendToShell): Promise<Outcome> {
  const path = filePreviewPath({ fileId: '7', type: 'imgs' });
  let found = true;
  const outcome = await ended(shell, path, { method: 'GET' }, async (response) => {
    found = response.headers.has('content-disposition');
    await response.arrayBuffer();
  });
  return found ? outcome : 'NO FILE';
}

async function ended(
  shell: SendToShell,
  path: string,
  init: RequestInit,
  read: (response: Response) => Promise<void>,
): Promise<Outcome> {
  const response = await shell(path, init);
  const gateway = response.headers.get('x-steward-gateway');
  if (gateway) {
    const told = jsonOf(await response.text());
    return typeof told === 'object' && told && Reflect.get(told, 'gateway') === gateway ? gateway : 'UNNAMED';
  }
  if (response.status < 200 || response.status > 299) {
    await response.body?.cancel();
    return `HTTP ${response.status}`;
  }
  try {
    await read(response);
    return 'ANSWERED';
  } catch (error) {
    if (!(error instanceof ApiError)) return 'CUT';
    return error.kind === 'contract' ? 'CONTRACT' : error.kind === 'network' ? 'CUT' : error.kind;
  }
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

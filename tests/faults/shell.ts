/** The web shell out of its sources, in this process, with profiles that lead to servers of ours. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readArguments } from '../../src-main/web/arguments.ts';
import { serve } from '../../src-main/web/serve.ts';
import { webTextsIn } from '../../src-main/web/texts.ts';

export interface FaultShell {
  /** Sends a request as the console does. */
  send(path: string, init: RequestInit): Promise<Response>;
  /** A call of the bridge; throws what it refuses with. */
  bridge(name: string, args: object): Promise<unknown>;
  /** Makes the profile of that name the active one. */
  use(name: string): Promise<void>;
  /** The lines that the shell wrote to stderr. */
  readonly complaints: string[];
  close(): Promise<void>;
}

/** `profiles`: as in a file of profiles. `deadline`: ms. */
export async function startFaultShell(profiles: readonly object[], deadline: number): Promise<FaultShell> {
  const folder = await mkdtemp(join(tmpdir(), 'steward-faults-'));
  await writeFile(join(folder, 'index.html'), '<p nonce="__CSP_NONCE__">Steward</p>');
  const read = readArguments(['--port=0', '--no-open', `--deadline=${deadline / 1000}`]);
  if (!read.ok) throw new Error(`arguments: ${read.argument}`);
  let ready = '';
  const complaints: string[] = [];
  const running = await serve(read.arguments, {
    dataDir: join(folder, 'data'),
    version: '0.0.0',
    language: 'en-US',
    texts: webTextsIn('en-US'),
    rendererDir: folder,
    say: (line) => {
      ready = line;
    },
    tell: (line) => complaints.push(line),
  });
  const url = new URL(ready.slice(ready.indexOf('http://')));
  const { origin } = url;
  let session = '';
  const send = (path: string, init: RequestInit): Promise<Response> =>
    fetch(origin + path, { ...init, headers: { origin, 'x-steward-session': session, ...init.headers } });
  const json = { 'content-type': 'application/json' };
  const opened = await send('/bridge/session', {
    method: 'POST',
    headers: json,
    body: JSON.stringify({ token: url.hash.slice(3) }),
  });
  session = String(Reflect.get((await opened.json()) as object, 'session'));

  const bridge = async (name: string, args: object): Promise<unknown> => {
    const response = await send(`/bridge/call/${name}`, {
      method: 'POST',
      headers: json,
      body: JSON.stringify(args),
    });
    return answered((await response.text()).trim().split('\n').at(-1) ?? '');
  };
  const file = JSON.stringify({ kind: 'steward-servers', version: 1, servers: profiles });
  const uploaded = await send('/bridge/files', {
    method: 'POST',
    headers: { 'content-type': 'application/octet-stream', 'x-file-name': 'servers.json' },
    body: file,
  });
  const { id } = answered(await uploaded.text()) as { id: string };
  const list = await bridge('servers.import', { file: id, indexes: profiles.map((_, index) => index) });
  const known = (list as { profiles: { id: string; name: string }[] }).profiles;

  return {
    send,
    bridge,
    complaints,
    async use(name) {
      const found = known.find((one) => one.name === name);
      if (!found) throw new Error(`no profile ${name}`);
      await bridge('servers.choose', { id: found.id });
    },
    async close() {
      await running.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

function answered(line: string): unknown {
  const reply = JSON.parse(line) as { ok: boolean; value?: unknown };
  if (!reply.ok) throw new Error(line);
  return reply.value;
}

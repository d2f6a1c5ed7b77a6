/**
 * The IPC end of the bridge, and the only file that knows `ipcMain`. It decides who calls and hands over to the
 * guarded door; events go to consoles that listen, and those that came too early are kept until one does.
 */
import { ipcMain, type WebContents } from 'electron';
import { BridgeError, type BridgeReply } from '#shared/bridge/errors.ts';
import { channels, noPath } from '#shared/bridge/preload.ts';
import { PreparedJson } from '#shared/bridge/prepared.ts';
import { userDid } from '#shared/bridge/user-did.ts';
import { type Program, replyTo } from '../program/index.ts';
import { type IpcCaller, isTrustedSender } from './sender.ts';

export interface Bridge {
  /** Lets the console in this window call. */
  admit(contents: WebContents): void;
  /** Sends an event to every listening console, or to the first one that will listen. */
  send(name: string, payload: unknown): void;
}

export function openBridge(o: {
  program: () => Promise<Program>;
  /** The user brought a file: it is worth remembering. */
  brought: (path: string) => void;
  report: (source: string, error: unknown) => void;
}): Bridge {
  const consoles = new Map<number, WebContents>();
  const listening = new Set<number>();
  const underWay = new Map<string, AbortController>();
  const waiting: [name: string, payload: unknown][] = [];

  const trusted = (caller: IpcCaller): boolean => isTrustedSender(caller, (id) => consoles.has(id));
  const forbidden = (): BridgeReply => ({
    ok: false,
    error: new BridgeError('FORBIDDEN_SENDER', 'the caller is not the console').toData(),
  });

  // electron-store answers its own renderer side on a channel of its own; nothing here asks, nobody shall.
  ipcMain.removeAllListeners('electron-store-get-data');
  ipcMain.handle(channels.call, async (event, name: unknown, args: unknown, id: unknown) => {
    const isTrusted = trusted(event);
    const key = `${event.sender.id}:${String(id)}`;
    if (typeof name !== 'string' || typeof id !== 'string' || id.length > 64 || underWay.has(key)) {
      return replyTo(
        () => {
          throw new BridgeError(isTrusted ? 'BAD_ARGUMENTS' : 'FORBIDDEN_SENDER', 'not a call');
        },
        () => undefined,
      );
    }
    const controller = new AbortController();
    // Before the program stands: what a page asked and gave up meanwhile is not done.
    if (isTrusted) underWay.set(key, controller);
    const onProgress = (report: unknown): void => {
      if (!event.sender.isDestroyed()) event.sender.send(channels.progress, id, report);
    };
    try {
      const program = await o.program();
      return asOneText(
        await program.door.call(
          name,
          args,
          { trusted: isTrusted },
          { signal: controller.signal, onProgress, takesPrepared: true },
        ),
      );
    } finally {
      if (isTrusted) underWay.delete(key);
    }
  });

  ipcMain.on(channels.cancel, (event, id: unknown) => {
    if (trusted(event)) underWay.get(`${event.sender.id}:${String(id)}`)?.abort();
  });

  ipcMain.handle(channels.drop, async (event, path: unknown) => {
    if (!trusted(event)) return forbidden();
    return replyTo(
      async () => {
        if (typeof path !== 'string' || path === '') {
          throw new BridgeError('FILE_UNREADABLE', 'not a file of this computer', {
            name: '',
            reason: noPath,
            size: 0,
          });
        }
        const handle = await (await o.program()).files.addPath(path);
        o.brought(path);
        return handle;
      },
      (error) => o.report('drop', error),
    );
  });

  ipcMain.on(channels.listen, (event) => {
    if (!trusted(event)) return;
    listening.add(event.sender.id);
    for (const [name, payload] of waiting.splice(0)) event.sender.send(channels.event, name, payload);
  });

  const stopAll = (id: number): void => {
    listening.delete(id);
    for (const [key, controller] of underWay) if (key.startsWith(`${id}:`)) controller.abort();
  };

  return {
    admit(contents) {
      const { id } = contents;
      consoles.set(id, contents);
      // A page that is loaded anew has forgotten its calls.
      contents.on('did-start-navigation', (details) => {
        if (details.isMainFrame && !details.isSameDocument) stopAll(id);
      });
      contents.on('render-process-gone', () => stopAll(id));
      contents.once('destroyed', () => {
        stopAll(id);
        consoles.delete(id);
      });
    },
    send(name, payload) {
      const targets = [...listening].flatMap((id) => consoles.get(id) ?? []);
      for (const contents of targets) contents.send(channels.event, name, payload);
      // Only what the user did must not be lost; a fact is asked for when the console starts.
      if (targets.length === 0 && userDid.has(name)) waiting.push([name, payload]);
    },
  };
}

/** What is JSON already crosses as bytes: one copy in place of an object for each module of a licence. */
function asOneText(reply: BridgeReply): BridgeReply {
  if (!reply.ok || !(reply.value instanceof PreparedJson)) return reply;
  return { ok: true, value: reply.value.bytes(), json: true };
}

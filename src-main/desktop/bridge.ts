/**
 * The IPC end of the bridge, and the only file that knows `ipcMain`. It determines the sender of a call and passes
 * the call to the guarded door; events go to listening consoles, and wait where none listens yet.
 */
import { ipcMain, type WebContents } from 'electron';
import { BridgeError, type BridgeReply } from '#shared/bridge/errors.ts';
import { channels, noPath } from '#shared/bridge/preload.ts';
import { PreparedJson } from '#shared/bridge/prepared-json.ts';
import { userDid } from '#shared/bridge/user-did.ts';
import { type Program, replyTo } from '../program/index.ts';
import { type IpcCaller, isTrustedSender } from './sender.ts';
import { taskbarProgress } from './taskbar-progress.ts';

/** Milliseconds for which a command of the menu waits for a console: later nobody expects it any more. */
const commandLife = 15_000;

export interface DesktopBridge {
  /** Lets the console in this window make calls. */
  admit(contents: WebContents): void;
  /** Sends an event to every listening console, or to the first one that will listen. */
  send(name: string, payload: unknown): void;
}

export function openBridge(o: {
  program: () => Promise<Program>;
  /** Called with the path of a file that the user dropped, for the list of recent files. */
  noteRecentFile: (path: string) => void;
  /** Cancels a request to the platform that has no answer yet. */
  cancelRequest: (id: string) => void;
  report: (source: string, error: unknown) => void;
}): DesktopBridge {
  const consoles = new Map<number, WebContents>();
  const listening = new Set<number>();
  const underWay = new Map<string, AbortController>();
  const waiting: { readonly name: string; readonly payload: unknown; readonly at: number }[] = [];

  const trusted = (caller: IpcCaller): boolean => isTrustedSender(caller, (id) => consoles.has(id));
  const forbidden = (): BridgeReply => ({
    ok: false,
    error: new BridgeError('FORBIDDEN_SENDER', 'the caller is not the console').toData(),
  });

  // electron-store registers a channel for its renderer side; nothing here uses it, and no page may.
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
    // Registered before the program is ready, so that a call which the page cancels meanwhile is not run.
    if (isTrusted) underWay.set(key, controller);
    const taskbar = taskbarProgress(event.sender);
    const onProgress = (report: unknown): void => {
      if (event.sender.isDestroyed()) return;
      event.sender.send(channels.progress, id, report);
      taskbar.show(report);
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
      taskbar.end();
      if (isTrusted) underWay.delete(key);
    }
  });

  ipcMain.on(channels.cancel, (event, id: unknown) => {
    if (trusted(event)) underWay.get(`${event.sender.id}:${String(id)}`)?.abort();
  });

  ipcMain.on(channels.cancelRequest, (event, id: unknown) => {
    if (trusted(event) && typeof id === 'string' && id.length <= 64) o.cancelRequest(id);
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
        o.noteRecentFile(path);
        return handle;
      },
      (error) => o.report('drop', error),
    );
  });

  ipcMain.on(channels.listen, (event) => {
    if (!trusted(event)) return;
    listening.add(event.sender.id);
    for (const { name, payload, at } of waiting.splice(0)) {
      const isLate = name === 'app.command' && performance.now() - at > commandLife;
      if (!isLate) event.sender.send(channels.event, name, payload);
    }
  });

  const stopAll = (id: number): void => {
    listening.delete(id);
    for (const [key, controller] of underWay) if (key.startsWith(`${id}:`)) controller.abort();
  };

  return {
    admit(contents) {
      const { id } = contents;
      consoles.set(id, contents);
      // A reloaded page has forgotten its calls. A navigation that only began may still be refused (walls.ts).
      contents.on('did-navigate', () => stopAll(id));
      contents.on('render-process-gone', () => stopAll(id));
      contents.once('destroyed', () => {
        stopAll(id);
        consoles.delete(id);
      });
    },
    send(name, payload) {
      const targets = [...listening].flatMap((id) => consoles.get(id) ?? []);
      for (const contents of targets) contents.send(channels.event, name, payload);
      // Only events of the user's actions wait for a console; a new console asks for everything else itself.
      if (targets.length === 0 && userDid.has(name)) waiting.push({ name, payload, at: performance.now() });
    },
  };
}

/** Prepared JSON crosses as bytes: one copy instead of cloning an object for each module of a licence. */
function asOneText(reply: BridgeReply): BridgeReply {
  if (!reply.ok || !(reply.value instanceof PreparedJson)) return reply;
  return { ok: true, value: reply.value.bytes(), json: true };
}

/** IPC, the page's world and the schemes that the program answers. */
import { EventEmitter } from 'node:events';
import { record } from './recording.ts';
import { needsEarly, needsReady } from './rules.ts';

type Listener = (event: unknown, ...given: unknown[]) => unknown;
class IpcMain {
  readonly handlers = new Map<string, Listener>();
  readonly listeners = new Map<string, Listener>();
  /** Source (lib/browser/ipc-main-impl.ts): "Attempted to register a second handler". */
  handle = (channel: string, listener: Listener): void => {
    if (this.handlers.has(channel))
      throw new Error(`Attempted to register a second handler for '${channel}'`);
    this.handlers.set(channel, listener);
  };
  on = (channel: string, listener: Listener): void => void this.listeners.set(channel, listener);
  removeAllListeners = (channel: string): void => void this.listeners.delete(channel);
}

/** Renderer side, for the preload. */
class IpcRenderer extends EventEmitter {
  invoke = async (...given: unknown[]): Promise<unknown> =>
    record<unknown>('ipcRenderer.invoke', ...given)({ ok: true, value: 1 });
  send = (...given: unknown[]): void => record<void>('ipcRenderer.send', ...given)();
}

export let ipcMain = new IpcMain();
export let ipcRenderer = new IpcRenderer();
/** The names that the preload put into the page's world. */
export const exposed: Record<string, unknown> = {};
export const schemeHandlers = new Map<string, (request: Request) => Promise<Response>>();

/** @public as all that is taken by name from `electron`. */
export const protocol = {
  /** d.ts: "This method can only be used before the `ready` event of the `app` module gets emitted and can be called only once." */
  registerSchemesAsPrivileged: (schemes: unknown): void => {
    needsEarly('protocol.registerSchemesAsPrivileged');
    record<void>('protocol.registerSchemesAsPrivileged', schemes)();
  },
  /** docs/api/protocol: "All methods unless specified can only be used after the ready event of the app module gets emitted." */
  handle: (scheme: string, handler: (request: Request) => Promise<Response>): void => {
    needsReady('protocol.handle');
    schemeHandlers.set(scheme, handler);
  },
};
/** @public as all that is taken by name from `electron`. */
export const contextBridge = {
  exposeInMainWorld: (name: string, api: unknown): void => {
    exposed[name] = api;
  },
};
/** @public as all that is taken by name from `electron`. */
export const webUtils = { getPathForFile: (file: { path?: string }): string => file.path ?? '' };

export function newPageSide(): void {
  schemeHandlers.clear();
  ipcMain = new IpcMain();
  ipcRenderer = new IpcRenderer();
}

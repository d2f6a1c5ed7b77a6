/**
 * Exposes the bridge to the console, and nothing else: no path, no channel, no Electron object crosses. The build
 * writes the contract's names of calls and events in, so that this file loads nothing.
 */
import { contextBridge, ipcRenderer, webUtils } from 'electron';
import type { BridgeReply } from '#shared/bridge/errors.ts';
import { channels, type PreloadApi } from '#shared/bridge/preload.ts';

const calls: ReadonlySet<string> = new Set(__BRIDGE_CALLS__);
const events: ReadonlySet<string> = new Set(__BRIDGE_EVENTS__);
const progress = new Map<string, (report: unknown) => void>();
const listeners = new Set<(name: string, payload: unknown) => void>();

ipcRenderer.on(channels.progress, (_event, id: string, report: unknown) => progress.get(id)?.(report));
ipcRenderer.on(channels.event, (_event, name: string, payload: unknown) => {
  if (events.has(name)) for (const listener of [...listeners]) listener(name, payload);
});

const unknownCall: BridgeReply = {
  ok: false,
  error: { code: 'UNKNOWN_CALL', message: 'no such call', params: {} },
};

const api = {
  shell: 'desktop',
  async invoke(name, args, id, onProgress) {
    if (!calls.has(name)) return unknownCall;
    if (onProgress) progress.set(id, onProgress);
    try {
      return await ipcRenderer.invoke(channels.call, name, args, id);
    } finally {
      progress.delete(id);
    }
  },
  cancel: (id) => ipcRenderer.send(channels.cancel, id),
  cancelRequest: (id) => ipcRenderer.send(channels.cancelRequest, id),
  subscribe(listener) {
    listeners.add(listener);
    if (listeners.size === 1) ipcRenderer.send(channels.listen);
    return () => {
      listeners.delete(listener);
    };
  },
  // A file that a script made has no path: the main side refuses it as no file of this computer.
  fileFromDrop: (file) => ipcRenderer.invoke(channels.drop, webUtils.getPathForFile(file)),
} satisfies PreloadApi;

contextBridge.exposeInMainWorld('steward', api);

/** The desktop shell: everything goes through the preload. */
import { BridgeError, type BridgeReply } from '#shared/bridge/errors.ts';
import type { PreloadApi } from '#shared/bridge/preload.ts';
import type { ShellTransport } from './transport.ts';

export function desktopTransport(preload: PreloadApi): ShellTransport {
  const transport: ShellTransport = {
    shell: 'desktop',
    start({ take }) {
      take(null, (path, headers) => fetch(path, { headers }));
      return transport.invoke('app.start', {}, {});
    },
    async invoke(name, args, { signal, onProgress }) {
      const id = crypto.randomUUID();
      if (signal?.aborted) return cancelled(name);
      const cancel = () => preload.cancel(id);
      signal?.addEventListener('abort', cancel, { once: true });
      try {
        return fromOneText(await preload.invoke(name, args, id, onProgress));
      } finally {
        signal?.removeEventListener('abort', cancel);
      }
    },
    subscribe(listener, opened) {
      const stop = preload.subscribe(listener);
      opened();
      return stop;
    },
    sendFile: (file) => preload.fileFromDrop(file),
    async readFile(id) {
      const reply = await preload.readFile(id);
      if (!reply.ok) throw new BridgeError(reply.error.code, reply.error.message, reply.error.params);
      return new Blob([reply.value as Uint8Array<ArrayBuffer>]);
    },
    requestHeaders: () => ({}),
  };
  return transport;
}

/** A large answer comes as JSON in UTF-8: crossing the worlds object by object would take many times as long. */
function fromOneText(reply: BridgeReply): BridgeReply {
  if (!reply.ok || !reply.json) return reply;
  return { ok: true, value: JSON.parse(new TextDecoder().decode(reply.value as Uint8Array)) };
}

function cancelled(name: string): BridgeReply {
  return { ok: false, error: new BridgeError('CANCELLED', `${name} was cancelled`).toData() };
}

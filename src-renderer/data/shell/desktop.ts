/** The desktop shell's transport: every call goes through the preload. */
import { BridgeError, type BridgeReply } from '#shared/bridge/errors.ts';
import { noPath, type PreloadApi, requestIdHeader } from '#shared/bridge/preload.ts';
import { bridgeFirst, type DesktopQuestions } from '#shared/bridge/start.ts';
import { bridgeFiles, fileRequest } from './file-request.ts';
import { takeFirstAnswers } from './first-answers.ts';
import { readLines } from './ndjson.ts';
import type { ShellTransport } from './transport.ts';

export function desktopTransport(preload: PreloadApi): ShellTransport {
  const transport: ShellTransport = {
    shell: 'desktop',
    start({ take, paths, page, language, mark }) {
      const questions: DesktopQuestions = { paths, page, language, mark };
      takeFirstAnswers(firstLines(questions), (answers) => take(null, answers));
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
    async sendFile(file, kind, signal) {
      const reply = await preload.fileFromDrop(file);
      // A file made by a script has no path, so its bytes are sent.
      if (reply.ok || reply.error.params.reason !== noPath) return reply;
      const response = await fetch(bridgeFiles, fileRequest(file, kind, {}, signal));
      return (await response.json()) as BridgeReply;
    },
    async readFile(id) {
      const response = await fetch(`${bridgeFiles}/${encodeURIComponent(id)}`);
      if (!response.ok) throw new BridgeError('FILE_UNKNOWN', `file ${id}: ${response.status}`);
      return response.blob();
    },
    requestHeaders: () => ({}),
    watchRequest(signal) {
      const id = crypto.randomUUID();
      signal.addEventListener('abort', () => preload.cancelRequest(id), { once: true });
      return { [requestIdHeader]: id };
    },
  };
  return transport;
}

async function* firstLines(questions: DesktopQuestions): AsyncGenerator<unknown> {
  yield* readLines(await fetch(bridgeFirst, { method: 'POST', body: JSON.stringify(questions) }));
}

/** Large answers arrive as UTF-8 JSON: copying objects between the isolated worlds is many times slower. */
function fromOneText(reply: BridgeReply): BridgeReply {
  if (!reply.ok || !reply.json) return reply;
  return { ok: true, value: JSON.parse(new TextDecoder().decode(reply.value as Uint8Array)) };
}

function cancelled(name: string): BridgeReply {
  return { ok: false, error: new BridgeError('CANCELLED', `${name} was cancelled`).toData() };
}

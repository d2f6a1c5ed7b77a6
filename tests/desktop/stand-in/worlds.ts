/**
 * The two worlds of a page, as Electron keeps them apart (docs/tutorial/context-isolation): the page's own, and one in
 * which the preload runs beside it on the same document. What crosses is copied (docs/api/context-bridge, "Parameter /
 * Error / Return Type support"): functions as proxies, errors by their message, all else by structured clone.
 */

/**
 * One end of the bridge. Both worlds share the document, whose events are told at once, and whose `detail` the engine
 * copies from one world into the other. Runs in the page: it can reach nothing of this module.
 */
function bridgeEnd(out: string, back: string) {
  type Packed = { kind: string; value?: unknown; id?: number; all?: Packed[] | Record<string, Packed> };
  type Message = {
    call?: number;
    args?: Packed[];
    reply: number;
    settled?: number;
    answer?: Packed;
    failed?: string;
  };
  const functions = new Map<number, (...args: unknown[]) => unknown>();
  const pending = new Map<number, { resolve(value: unknown): void; reject(error: unknown): void }>();
  const replies = new Map<number, Message>();
  let last = 0;
  const tell = (message: object): boolean =>
    document.dispatchEvent(new CustomEvent(out, { detail: { settled: 0, reply: 0, ...message } }));
  const wordsOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
  const isPlain = (value: object): boolean =>
    [Object.prototype, null].includes(Object.getPrototypeOf(value) as object | null);
  function pack(value: unknown): Packed {
    if (typeof value === 'function') {
      functions.set(++last, value as (...args: unknown[]) => unknown);
      return { kind: 'function', id: last };
    }
    if (value instanceof Promise) {
      const id = ++last;
      value.then(
        (answer) => tell({ settled: id, answer: pack(answer) }),
        (error: unknown) => tell({ settled: id, failed: wordsOf(error) }),
      );
      return { kind: 'promise', id };
    }
    if (value instanceof Error) return { kind: 'error', value: value.message };
    if (Array.isArray(value)) return { kind: 'list', all: value.map(pack) };
    if (typeof value === 'object' && value !== null && isPlain(value))
      return {
        kind: 'object',
        all: Object.fromEntries(Object.entries(value).map(([name, one]) => [name, pack(one)])),
      };
    return { kind: 'value', value };
  }
  function unpack({ kind, value, id = 0, all }: Packed): unknown {
    if (kind === 'function') return (...args: unknown[]) => call(id, args);
    if (kind === 'promise')
      return new Promise((resolve, reject) => void pending.set(id, { resolve, reject }));
    if (kind === 'error') return new Error(String(value));
    if (kind === 'list') return (all as Packed[]).map(unpack);
    if (kind === 'object')
      return Object.fromEntries(
        Object.entries(all as Record<string, Packed>).map(([name, one]) => [name, unpack(one)]),
      );
    return value;
  }
  function call(id: number, args: unknown[]): unknown {
    const reply = ++last;
    tell({ call: id, args: args.map(pack), reply });
    const message = replies.get(reply);
    replies.delete(reply);
    if (message?.failed !== undefined) throw new Error(message.failed);
    return message?.answer && unpack(message.answer);
  }
  document.addEventListener(back, (event) => {
    const message = (event as CustomEvent<Message>).detail;
    if (message.call !== undefined) {
      try {
        const answer = functions.get(message.call)?.(...(message.args ?? []).map(unpack));
        tell({ reply: message.reply, answer: pack(answer) });
      } catch (error) {
        tell({ reply: message.reply, failed: wordsOf(error) });
      }
    } else if (message.settled) {
      const waiting = pending.get(message.settled);
      pending.delete(message.settled);
      if (message.failed !== undefined) waiting?.reject(new Error(message.failed));
      else waiting?.resolve(message.answer && unpack(message.answer));
    } else if (message.reply) replies.set(message.reply, message);
  });
  return { pack, unpack };
}

/** Names of what crosses between the worlds, and between them and the program. */
const names = {
  expose: 'steward-expose',
  ask: 'steward-ask',
  toPage: 'steward-to-page',
  toPreload: 'steward-to-preload',
};
export const ipcBinding = 'stewardIpc';
export const permissionBinding = 'stewardPermission';
export const preloadWorld = 'preload';
/** Begins what stands for the path of a file, which only the browser knows (start-in-chromium.ts). */
export const chosenFile = 'steward-chosen-file-';

/** Bytes are carried as text: the engine's protocol carries JSON. */
export const carriedJson = {
  write: (value: unknown): string =>
    JSON.stringify(value, (_key, one: unknown) =>
      one instanceof Uint8Array
        ? { $bytes: Array.from(one, (byte) => String.fromCharCode(byte)).join('') }
        : one,
    ),
  read: (text: string): unknown =>
    JSON.parse(text, (_key, one: unknown) =>
      typeof one === 'object' && one !== null && '$bytes' in one
        ? Uint8Array.from(String(one.$bytes), (letter) => letter.charCodeAt(0))
        : one,
    ),
};
const json = `({ write: ${carriedJson.write}, read: ${carriedJson.read} })`;

/** The script that runs in the page's own world before its scripts. */
export const pageScript = `if (window.top === window) {
  const { unpack } = (${bridgeEnd})('${names.toPreload}', '${names.toPage}');
  document.addEventListener('${names.expose}', (event) => {
    for (const [name, packed] of Object.entries(event.detail)) window[name] = unpack(packed);
  });
  document.dispatchEvent(new CustomEvent('${names.ask}'));
  // Source (spec/chromium-spec.ts): window.open returns null where the handler denies it.
  window.open = () => null;
  // A page without the permission cannot write (spec/chromium-spec.ts, "returns an error when permission denied"); plain
  // Chromium lets a click write all the same.
  const write = navigator.clipboard?.writeText.bind(navigator.clipboard);
  const waiting = new Map();
  window.${permissionBinding}Answer = (id, granted) => waiting.get(id)?.(granted);
  if (write) navigator.clipboard.writeText = async (text) => {
    const id = String(Math.random());
    const granted = await new Promise((resolve) => {
      waiting.set(id, resolve);
      window.${permissionBinding}(id);
    });
    if (!granted) throw new DOMException('Write permission denied.', 'NotAllowedError');
    return write(text);
  };
}`;

/** The script of the preload's world: the built preload, with the electron that a sandboxed preload gets. */
export const preloadScript = (preload: string): string => `if (window.top === window) {
  const { pack } = (${bridgeEnd})('${names.toPage}', '${names.toPreload}');
  const json = ${json};
  const exposed = {};
  const expose = () => document.dispatchEvent(new CustomEvent('${names.expose}', { detail: exposed }));
  document.addEventListener('${names.ask}', expose);
  const listeners = new Map();
  const waiting = new Map();
  const chosen = new Map();
  window.stewardTakeFile = (mark) => {
    const file = chosen.get(mark);
    chosen.delete(mark);
    return file;
  };
  let last = 0;
  const send = (message) => ${ipcBinding}(json.write(message));
  const electron = {
    ipcRenderer: {
      on: (channel, listener) => listeners.set(channel, listener),
      send: (channel, ...args) => send({ channel, args }),
      invoke: (channel, ...args) => new Promise((resolve, reject) => {
        const id = ++last;
        waiting.set(id, { resolve, reject });
        send({ id, channel, args });
      }),
    },
    webUtils: { getPathForFile(file) {
      const mark = '${chosenFile}' + ++last;
      chosen.set(mark, file);
      return mark;
    } },
    contextBridge: { exposeInMainWorld(name, api) { exposed[name] = pack(api); expose(); } },
  };
  window.stewardDeliver = (text) => {
    const { channel, args, id, value, failed } = json.read(text);
    if (channel) return void listeners.get(channel)?.({}, ...args);
    const one = waiting.get(id);
    waiting.delete(id);
    // docs/api/ipc-renderer: what a handler throws comes as an error with this beginning.
    if (failed !== undefined) one?.reject(new Error('Error invoking remote method: ' + failed));
    else one?.resolve(value);
  };
  ((require, module, exports) => {
    ${preload}
  })(() => electron, { exports: {} }, {});
}`;

/** A program for tests of the shell alone, which records everything that reaches it. */
import { PreparedJson } from '#shared/bridge/prepared-json.ts';
import type { Program } from '../../program/index.ts';

export interface Reached {
  readonly what: 'call' | 'gateway' | 'upload' | 'download' | 'events';
  readonly detail: string;
}

type ShellsProgram = Pick<Program, 'door' | 'gateway' | 'files' | 'onEvent'>;

export interface FakeProgram {
  readonly program: ShellsProgram;
  readonly reached: Reached[];
  emit(name: 'settings.changed', payload: unknown): void;
  /** Signals of the running calls, in order. */
  readonly signals: AbortSignal[];
}

const prepared = ['{"a":[1,', '"许"]}'].map((part) => new TextEncoder().encode(part));

export function fakeProgram(): FakeProgram {
  const reached: Reached[] = [];
  const signals: AbortSignal[] = [];
  const listeners = new Set<(name: 'settings.changed', payload: unknown) => void>();
  const program: ShellsProgram = {
    door: {
      async call(name, args, sender, options = {}) {
        reached.push({ what: 'call', detail: `${name} ${JSON.stringify(args)} ${sender.trusted}` });
        const { signal, onProgress } = options;
        if (signal) signals.push(signal);
        onProgress?.({ stage: 'reading' });
        if (name === 'test.wait')
          await new Promise<void>((done) => signal?.addEventListener('abort', () => done(), { once: true }));
        if (name === 'test.prepared') return { ok: true, value: new PreparedJson(prepared) };
        return { ok: true, value: name };
      },
    },
    gateway: {
      async handle({ method, target, headers }) {
        const [first] = headers;
        reached.push({ what: 'gateway', detail: `${method} ${target} ${first?.join('=')}` });
        const status = target.endsWith('/refused') ? 401 : 200;
        return { status, headers: [['content-type', 'text/plain']], body: new Response('许').body };
      },
      stream(request, sink) {
        reached.push({ what: 'gateway', detail: `${request.method} ${request.target}` });
        sink.start(200, ['content-type', 'application/json', 'content-length', '2']);
        sink.data(Buffer.from('{}'));
        sink.end();
        return { abort: () => undefined, resume: () => undefined };
      },
      handleAt: () => Promise.reject(new Error('not asked')),
      signIn: () => Promise.reject(new Error('not asked')),
      checkSession: () => Promise.reject(new Error('not asked')),
      forgetSession: () => undefined,
      close: async () => undefined,
    },
    files: {
      addPath: () => Promise.reject(new Error('no paths here')),
      addFound: () => ({ id: 'file-1', name: 'no paths here', size: 0 }),
      adopt: () => Promise.reject(new Error('no paths here')),
      make: () => Promise.reject(new Error('no paths here')),
      read: () => Promise.reject(new Error('not asked')),
      openParts: () => Promise.reject(new Error('not asked')),
      async addUpload(name, stream, limit) {
        let size = 0;
        for await (const chunk of stream) size += chunk.byteLength;
        reached.push({ what: 'upload', detail: `${name} ${size} of ${limit}` });
        return { id: 'file-1', name, size };
      },
      async open(id) {
        reached.push({ what: 'download', detail: id });
        const body = new Response('bytes').body;
        if (!body) throw new Error('no body');
        return { name: "a 'b' 张.txt", size: 5, stream: body };
      },
      release: async () => undefined,
      sweep: async () => undefined,
      close: async () => undefined,
    },
    onEvent(listener) {
      reached.push({ what: 'events', detail: '' });
      const heard = (name: 'settings.changed', payload: unknown): void => listener(name, payload);
      listeners.add(heard);
      return () => listeners.delete(heard);
    },
  };
  return {
    program,
    reached,
    signals,
    emit: (name, payload) => {
      for (const listener of listeners) listener(name, payload);
    },
  };
}

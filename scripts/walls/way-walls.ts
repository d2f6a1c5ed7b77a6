/** Walls on the way to a server and back: scripts, certificates, responses, signing in (docs/decisions/011). */
import type { Wall } from './wall.ts';

export const wayWalls: readonly Wall[] = [
  {
    title: 'thread: what takes too long is ended from outside',
    mark: 'thread-time',
    weakened: '',
    test: 'src-main/threads/bounded-thread.test.ts',
  },
  {
    title: 'proxy script: its size',
    mark: 'script-size',
    weakened: '',
    test: 'src-main/gateway/proxy-script/ask-script.whole.test.ts',
  },
  {
    title: 'proxy script: its memory',
    mark: 'script-memory',
    weakened: 'Uint8Array.from(engine)',
    test: 'src-main/gateway/proxy-script/ask-script.whole.test.ts',
  },
  {
    title: 'proxy script: one that was ended is not run at every call',
    mark: 'script-failed-before',
    weakened: 'true',
    test: 'src-main/gateway/proxy-script/ask-script.whole.test.ts',
  },
  {
    title: 'proxy: a network in the list of exceptions',
    mark: 'proxy-exception-network',
    weakened: 'false',
    test: 'src-main/gateway/proxy-rules.test.ts',
  },
  {
    title: 'client certificate: rounds inside what is encrypted',
    mark: 'certificate-rounds',
    weakened: '',
    test: 'tests/hostile/client-certificate-hidden.test.ts',
  },
  {
    title: 'gateway: refusals carry what every answer carries',
    mark: 'refusal-headers',
    weakened: '',
    test: 'src-main/gateway/headers.test.ts',
  },
  {
    title: 'gateway: JSON is bounded',
    mark: 'json-limit',
    weakened: '',
    test: 'src-main/gateway/answers.test.ts',
  },
  {
    title: 'gateway: each row is bounded',
    mark: 'row-limit',
    weakened: '',
    test: 'src-main/gateway/answers.test.ts',
  },
  {
    title: 'gateway: an answer that is held goes no faster than it is taken',
    mark: 'answer-held-back',
    weakened: 'this.#ends.data(chunk);',
    test: 'src-main/web/slow-readers.test.ts',
  },
  {
    title: 'read-only: headers that change the method',
    mark: 'method-header',
    weakened: '',
    test: 'src-shared/rules/servers/override-header.test.ts',
  },
  {
    title: 'read-only: a query that changes the method',
    mark: 'method-query',
    weakened: '',
    test: 'src-main/gateway/decide.test.ts',
  },
  {
    title: 'read-only: a sign-in that was moved is a write',
    mark: 'sign-in-moved',
    weakened: '',
    test: 'src-main/gateway/decide.test.ts',
  },
  {
    title: 'read-only: a GET that nobody declared as a read is a write',
    mark: 'undeclared-get',
    weakened: "readMethod !== 'GET'",
    test: 'src-main/gateway/read-only.test.ts',
  },
  {
    title: 'headers: none that changes what requests and answers are',
    mark: 'own-header-fields',
    weakened: '',
    test: 'src-shared/rules/servers/own-header.test.ts',
  },
  {
    title: 'headers: one that was stored before is not sent',
    mark: 'stored-header',
    weakened: '',
    test: 'src-main/services/servers/target.test.ts',
  },
  {
    title: 'read-only: a write that was moved stays one',
    mark: 'write-moved',
    weakened: '',
    test: 'src-main/gateway/decide.test.ts',
  },
  {
    title: 'read-only: a write that is sent otherwise stays one',
    mark: 'write-method',
    weakened: '',
    test: 'src-main/gateway/read-only.test.ts',
  },
  {
    title: 'sign-in: counts when the server answers as signed in',
    mark: 'sign-in-checked',
    weakened: 'false',
    test: 'src-main/gateway/password-sign-in.test.ts',
  },
  {
    title: 'sign-in: a write is no place for a password',
    mark: 'password-to-write',
    weakened: '',
    test: 'src-main/gateway/password-sign-in.test.ts',
  },
  {
    title: 'way: a client certificate’s file vouches for no server',
    mark: 'own-certificate-no-authority',
    weakened: '',
    test: 'src-main/gateway/client-authorities.test.ts',
  },
  {
    title: 'way: nothing comes from a server before it is spoken to',
    mark: 'tunnel-nothing-early',
    weakened: '',
    test: 'src-main/gateway/proxy-tunnel.test.ts',
  },
];

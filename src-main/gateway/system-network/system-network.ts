/**
 * The system's own way to a server (decision 042), which a shell offers where it has one: on the desktop it is Chromium's
 * network stack. The interfaces are the part of Electron's `net` that the gateway needs.
 */
import type { Readable } from 'node:stream';
import type { GatewayRoute } from '../target.ts';
import type { JudgeCertificate } from './judge-certificate.ts';

export interface SystemNetwork {
  /** Opens a session for one profile's way to one origin, in memory, without cookies and without a cache. */
  open(way: NetworkWay): Promise<NetworkSession>;
  /** Answers a proxy that asks who one is; null where nobody answers. */
  readonly logins: ProxyLogins;
}

export interface NetworkWay {
  readonly origin: string;
  readonly proxy: GatewayRoute['proxy'];
  readonly judge: JudgeCertificate;
}

export interface NetworkSession {
  request(wish: { readonly method: string; readonly url: string }): NetworkRequest;
  /** The ways to an address, in the form of a proxy script's result. */
  resolveProxy(url: string): Promise<string>;
  close(): Promise<void>;
}

/** A question of Chromium's `login` event. `scheme`: `basic`, `digest`, `ntlm` or `negotiate`. */
export interface LoginQuestion {
  readonly isProxy: boolean;
  readonly scheme: string;
  readonly host: string;
  readonly port: number;
  readonly realm: string;
}

export interface ProxyLogin {
  readonly userName: string;
  readonly password: string;
}

export interface ProxyLogins {
  /**
   * Resolves to an answer that this request has not tried yet. `own`: the profile's; `tried`: what the proxy has refused
   * within this request.
   */
  find(
    question: LoginQuestion,
    own: ProxyLogin | null,
    tried: readonly ProxyLogin[],
  ): Promise<ProxyLogin | null>;
}

type AnswerLogin = (userName?: string, password?: string) => void;

/** Electron's ClientRequest, as far as it is used. */
export interface NetworkRequest {
  on(event: 'response', listener: (response: NetworkResponse) => void): unknown;
  on(
    event: 'redirect',
    listener: (status: number, method: string, url: string, headers: Record<string, string[]>) => void,
  ): unknown;
  on(event: 'login', listener: (question: LoginQuestion, answer: AnswerLogin) => void): unknown;
  on(event: 'error', listener: (error: Error) => void): unknown;
  setHeader(name: string, value: string): void;
  chunkedEncoding: boolean;
  write(chunk: Buffer, encoding?: string, delivered?: () => void): unknown;
  end(chunk?: Buffer): unknown;
  abort(): void;
}

/** Electron's IncomingMessage, which is a readable stream. */
export interface NetworkResponse extends Pick<Readable, 'pause' | 'resume'> {
  readonly statusCode: number;
  /** Flat, as received: name, value, name, value. */
  readonly rawHeaders: readonly string[];
  on(event: 'data', listener: (chunk: Buffer) => void): unknown;
  on(event: 'end' | 'close', listener: () => void): unknown;
  on(event: 'error', listener: (error: Error) => void): unknown;
}

/** The field in which the cookies of a redirect are passed on: Chromium hides them from its listeners. */
export const redirectCookieField = 'x-steward-redirect-cookies';

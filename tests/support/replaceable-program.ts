/** The web shell's server over a program that tests replace: the server asks for one once and keeps what it is given. */
import type { Program } from '../../src-main/program/index.ts';
import { createWebServer, type WebServerOptions } from '../../src-main/web/web-server.ts';

interface Replaceable extends Pick<WebServerOptions, 'bundle'> {
  /** The one of now; throws where there is none. */
  readonly program: () => Program;
  readonly onEvent: Program['onEvent'];
}

export function serveReplaceable({ program, onEvent, bundle }: Replaceable) {
  return createWebServer({
    program: async () => ({
      get door() {
        return program().door;
      },
      get gateway() {
        return program().gateway;
      },
      get files() {
        return program().files;
      },
      onEvent,
    }),
    bundle,
    report: (error) => process.stderr.write(`${String(error)}\n`),
  });
}

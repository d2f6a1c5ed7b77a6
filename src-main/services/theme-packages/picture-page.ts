/**
 * The page that draws a theme, on a loopback port that only the drawing browser knows: the script that was built
 * for it, the theme as JSON, and the package's pictures.
 */
import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { Asset } from '#shared/rules/themes/package/theme-package.ts';
import { pictureAddress, type ThemePicture } from '#shared/rules/themes/package/theme-picture.ts';
import { joinPieces } from '../../formats/theme-package/index.ts';
import { builtFile } from '../../threads/built-file.ts';

export interface PicturePage {
  readonly address: string;
  close(): Promise<void>;
}

/** Reads a file beside the built program; a checkout has it after a build. Rejects with ENOENT where it is missing. */
function builtPart(name: 'theme-picture.js' | 'theme-picture.css'): Promise<Buffer> {
  return readFile(builtFile(import.meta.url, `../../../out/main/${name}`, name));
}

export async function servePicture(picture: ThemePicture, pictures: readonly Asset[]): Promise<PicturePage> {
  const [script, styles] = await Promise.all([builtPart('theme-picture.js'), builtPart('theme-picture.css')]);
  // A secret path keeps other users of this computer out.
  const secret = `/${randomUUID()}`;
  const page = html(picture, secret);
  const answer = async (path: string, response: ServerResponse): Promise<void> => {
    if (path === `${secret}/`) return send(response, 'text/html; charset=utf-8', Buffer.from(page));
    if (path === `${secret}/theme-picture.js`) return send(response, 'text/javascript', script);
    if (path === `${secret}/theme-picture.css`) return send(response, 'text/css', styles);
    const asset = pictures.find((_, number) => pictureAddress(number) === path);
    if (asset) return send(response, asset.type, await joinPieces(asset.open()));
    response.writeHead(404).end();
  };
  const server = createServer((request, response) => {
    answer(request.url ?? '', response).catch((error: unknown) => response.destroy(error as Error));
  });
  return { address: `http://127.0.0.1:${await listen(server)}${secret}/`, close: () => close(server) };
}

function send(response: ServerResponse, type: string, body: Uint8Array): void {
  response
    .writeHead(200, {
      'Content-Type': type,
      'X-Content-Type-Options': 'nosniff',
      // The policy keeps a theme's content from loading anything else.
      'Content-Security-Policy':
        "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self'; base-uri 'none'",
    })
    .end(body);
}

function html(picture: ThemePicture, at: string): string {
  const json = JSON.stringify(picture).replaceAll('<', '\\u003c');
  return `<!doctype html>
<html lang="${picture.language}">
<head><meta charset="utf-8"><title>Theme</title><link rel="stylesheet" href="${at}/theme-picture.css"></head>
<body><script type="application/json" id="theme">${json}</script>
<div id="root"></div><script type="module" src="${at}/theme-picture.js"></script></body>
</html>`;
}

async function listen(server: Server): Promise<number> {
  await new Promise<void>((done, fail) => server.once('error', fail).listen(0, '127.0.0.1', done));
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('no port');
  return address.port;
}

async function close(server: Server): Promise<void> {
  server.closeAllConnections();
  await new Promise<void>((done) => server.close(() => done()));
}

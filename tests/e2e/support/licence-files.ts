/** Licence files that browser tests give to the console, and what they see of them on their way. */
import { readFileSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import type { Page } from '@playwright/test';

export const samples = resolve(import.meta.dirname, '../../../resources/samples');
export const sample = (name: string) => resolve(samples, name);

export interface UploadedFile {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

/** A file with a picture's first bytes under a licence's name. */
export const picture: UploadedFile = {
  name: 'scan.lic',
  mimeType: 'image/png',
  buffer: Buffer.from('89504e470d0a1a0a0000000d4948445200000001000000010802000000907753de', 'hex'),
};

/** Drops files of the disk somewhere on the page. */
export async function dropFiles(page: Page, target: string, paths: readonly string[]): Promise<void> {
  const files = paths.map((path) => ({ name: basename(path), bytes: [...readFileSync(path)] }));
  const dataTransfer = await page.evaluateHandle((list) => {
    const transfer = new DataTransfer();
    for (const { name, bytes } of list) transfer.items.add(new File([new Uint8Array(bytes)], name));
    return transfer;
  }, files);
  await page.dispatchEvent(target, 'dragover', { dataTransfer });
  await page.dispatchEvent(target, 'drop', { dataTransfer });
}

/** Requests that carry a licence anywhere: to the shell's services or to the server. */
export function watchLicenceRequests(page: Page): string[] {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (/\/bridge\/(files|call\/licence)|\/api\/license\//.test(request.url())) sent.push(request.url());
  });
  return sent;
}

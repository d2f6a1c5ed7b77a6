/** Files between the page and who sits before it: chosen, dropped, downloaded. jsdom has neither chooser nor downloads. */
import { openAsBlob } from 'node:fs';
import { mkdtemp, readdir, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { choose } from './user.ts';

/** A file that is not on the disk. */
export interface GivenFile {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Uint8Array<ArrayBuffer>;
}

/** One, or some; a string is the path of a file, or of a folder with files. */
export type Given = string | GivenFile | readonly (string | GivenFile)[];

export interface Download {
  suggestedFilename(): string;
  /** The file's present path. */
  path(): Promise<string>;
}

export interface FileChooser {
  setFiles(given: Given): Promise<void>;
}

const downloads: Download[] = [];
const choosers: FileChooser[] = [];
const addresses = new Map<string, Blob>();

/** Files as a browser has them: the disk is read when the page reads the file. */
export async function filesOf(given: Given): Promise<File[]> {
  const all = typeof given === 'string' || 'name' in given ? [given] : given;
  return (await Promise.all(all.map(fileOf))).flat();
}

async function fileOf(given: string | GivenFile): Promise<File[]> {
  if (typeof given !== 'string')
    return [new File([new Uint8Array(given.buffer)], given.name, { type: given.mimeType })];
  if ((await stat(given)).isDirectory())
    return filesOf((await readdir(given)).sort().map((name) => join(given, name)));
  return [new File([await openAsBlob(given)], basename(given))];
}

/** The events of dragging files over an element and letting go there. */
export function drop(element: Element, files: readonly File[]): void {
  const items = files.map((file) => ({
    kind: 'file',
    getAsFile: () => file,
    webkitGetAsEntry: () => null,
  }));
  const dataTransfer = { types: ['Files'], files, items, dropEffect: 'none' };
  for (const type of ['dragover', 'drop'])
    element.dispatchEvent(
      Object.assign(new Event(type, { bubbles: true, cancelable: true }), { dataTransfer }),
    );
}

function downloaded(name: string, content: Blob): Download {
  return {
    suggestedFilename: () => name,
    async path() {
      const file = join(await mkdtemp(join(tmpdir(), 'steward-download-')), 'file');
      await writeFile(file, new Uint8Array(await content.arrayBuffer()));
      return file;
    },
  };
}

/** In the place of jsdom's own reader, which knows no file but its own. */
class BlobReader extends EventTarget {
  result: string | null = null;
  error: unknown = null;
  onload: (() => void) | null = null;
  onerror: (() => void) | null = null;

  readAsDataURL(content: Blob): void {
    content.arrayBuffer().then(
      (bytes) => {
        this.result = `data:${content.type};base64,${Buffer.from(bytes).toString('base64')}`;
        this.onload?.();
      },
      (error: unknown) => {
        this.error = error;
        this.onerror?.();
      },
    );
  }
}

export const files = {
  downloads: downloads as readonly Download[],
  choosers: choosers as readonly FileChooser[],
  take(): void {
    Object.assign(globalThis, { FileReader: BlobReader });
    URL.createObjectURL = (content: Blob) => {
      const address = `blob:${location.origin}/${crypto.randomUUID()}`;
      addresses.set(address, content);
      return address;
    };
    URL.revokeObjectURL = (address) => void addresses.delete(address);
    HTMLAnchorElement.prototype.click = function click(this: HTMLAnchorElement) {
      const content = this.hasAttribute('download') ? addresses.get(this.href) : undefined;
      if (content) downloads.push(downloaded(this.download, content));
      else HTMLElement.prototype.click.call(this);
    };
    HTMLInputElement.prototype.click = function click(this: HTMLInputElement) {
      if (this.type !== 'file') return HTMLElement.prototype.click.call(this);
      choosers.push({ setFiles: async (given) => choose(this, await filesOf(given)) });
    };
  },
  /** For the next test. */
  forget(): void {
    downloads.length = 0;
    choosers.length = 0;
    addresses.clear();
  },
};

/**
 * Files of the shell in requests of the page: the page's form has an empty file, and a header with the permit of the
 * real one. The bytes go from the disk to the server, and never through the page.
 */
import { attachedFileHeader } from '#shared/bridge/handed-files.ts';
import type { StreamRequest } from './answer-sink.ts';
import type { Exchange } from './carrier.ts';
import { readUpTo, whenPrepared } from './prepared-exchange.ts';
import { type GatewayRefusal, refusal } from './refusal.ts';

export interface AttachedFile {
  /** Bytes. */
  readonly size: number;
  pieces(): AsyncIterable<Uint8Array>;
}

export interface AttachedFiles {
  /** Bytes of a form with its file. */
  readonly limit: number;
  /** The file that a permit of the page is for. `server`: the mark of the server that receives it. */
  open(permit: string, server: string): Promise<AttachedFile>;
}

/** The part of a request that is sent: header fields, as a flat list, and content. */
export interface SentBody extends Pick<StreamRequest, 'body'> {
  readonly headers: string[];
}

/** Limit in bytes of the page's form without the file. */
const formLimit = 64 * 1024;

/** The permit that a request names; null without one. */
export function attachedPermit(headers: readonly string[]): string | null {
  return fieldIn(headers, attachedFileHeader);
}

/** Begins the exchange once the file was opened; refuses where there is no such file, or the form has no place for it. */
export function whenAttached(
  { headers, body }: SentBody,
  how: {
    readonly limit: number;
    readonly open: () => Promise<AttachedFile>;
    readonly begin: (sent: SentBody) => Exchange;
    readonly refuse: (refusal: GatewayRefusal) => void;
  },
): Exchange {
  return whenPrepared({
    async prepare() {
      const form = body && (await readUpTo(body, formLimit));
      const offset = form && emptyFileIn(fieldIn(headers, 'content-type') ?? '', form);
      if (form === null || offset === null) return refusal('FILE_NOT_SENT', 'FORM');
      const file = await how.open();
      // wall: attached-limit
      if (form.length + file.size > how.limit) return refusal('REQUEST_TOO_LARGE');
      return () => how.begin(withFile(headers, form, { file, offset }));
    },
    refusalOf: (error) => refusal('FILE_NOT_SENT', error instanceof Error ? error.message : null),
    refuse: how.refuse,
  });
}

function withFile(
  headers: readonly string[],
  form: Buffer,
  { file, offset }: { readonly file: AttachedFile; readonly offset: number },
): SentBody {
  const others = headers.filter((_, i) => headers[i - (i % 2)]?.toLowerCase() !== 'content-length');
  return {
    headers: [...others, 'content-length', String(form.length + file.size)],
    body: joined(form.subarray(0, offset), file, form.subarray(offset)),
  };
}

/** The offset of the empty content of the form's one file (RFC 7578 §4.2); null where it has none, or more than one. */
function emptyFileIn(type: string, form: Buffer): number | null {
  const boundary = /^multipart\/form-data;.*\bboundary=(?:"([^"]+)"|([^\s;]+))/i.exec(type);
  if (!boundary) return null;
  // One sign for each byte, so that offsets in the text are offsets in the form.
  const text = form.toString('latin1');
  const delimiter = `--${boundary[1] ?? boundary[2]}`;
  const found: number[] = [];
  for (let begin = text.indexOf(delimiter); begin >= 0; ) {
    const next = text.indexOf(`\r\n${delimiter}`, begin + delimiter.length);
    if (next < 0) break;
    const content = text.indexOf('\r\n\r\n', begin) + 4;
    if (/* wall: attached-empty-file */ content === next && /;\s*filename=/i.test(text.slice(begin, content)))
      found.push(content);
    begin = next + 2;
  }
  const [only = null] = found;
  return found.length === 1 ? only : null;
}

async function* joined(before: Buffer, file: AttachedFile, after: Buffer): AsyncGenerator<Uint8Array> {
  yield before;
  try {
    yield* file.pieces();
  } catch (error) {
    // A part has been sent, so the refusal (failure.ts) does not say that nothing was.
    throw Object.assign(new Error('the file was cut', { cause: error }), { code: 'FILE_CUT' });
  }
  yield after;
}

function fieldIn(headers: readonly string[], name: string): string | null {
  const at = headers.findIndex((each, i) => i % 2 === 0 && each.toLowerCase() === name);
  return at < 0 ? null : (headers[at + 1] ?? '');
}

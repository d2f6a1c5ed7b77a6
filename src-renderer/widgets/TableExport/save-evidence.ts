/**
 * Writes and saves a log as evidence: a zip with the rows in files of 50,000 and a manifest signed by this
 * installation. A file's text is held until its digest is worked out; the others are in blobs, outside the page's memory.
 */
import { bridge } from '#data/bridge.ts';
import { sha256Of } from '#data/sha256.ts';
import { csvPieces } from '#shared/kit/export/csv.ts';
import { exportFileName } from '#shared/kit/export/file-name.ts';
import { zipPieces } from '#shared/kit/export/xlsx/zip.ts';
import {
  type EvidenceContent,
  type EvidenceFile,
  evidenceFileRows,
  evidenceFormat,
  evidenceManifestName,
  evidenceManifestText,
} from '#shared/rules/evidence/evidence.ts';
import { growingBlob } from './growing-blob.ts';
import { reportedRows, type SavedTable, type TableToSave } from './save-table.ts';

/** The origin of the rows as the manifest states it; sums and counts are added while rows are read. */
export interface EvidencePlan<Row>
  extends Pick<EvidenceContent, 'server' | 'tenant' | 'account' | 'filter' | 'zone' | 'log'> {
  readonly idOf: (row: Row) => string;
  /** The number of rows that the server counts for the filter now. */
  readonly count: (signal: AbortSignal) => Promise<number>;
}

type TableOfEvidence<Row> = Omit<TableToSave<Row>, 'format' | 'notice'> & {
  readonly evidence: EvidencePlan<Row>;
  readonly signal: AbortSignal;
};

/** Null when the user cancels. Throws errors of rows, counting, signing and saving. */
export async function saveEvidence<Row>(table: TableOfEvidence<Row>): Promise<SavedTable | null> {
  const { title, fileName = title, day, evidence, signal, save } = table;
  const counted: Counted = { before: await evidence.count(signal), rows: 0, first: null, last: '' };
  const content = growingBlob();
  for await (const piece of zipPieces(entriesOf(table, counted))) {
    signal.throwIfAborted();
    content.add(piece);
  }
  const name = exportFileName(fileName, day, 'zip');
  const mediaType = 'application/zip';
  const saved = await save({ suggestedName: name, mediaType, content: content.whole(mediaType) });
  return saved ? { rows: counted.rows, name } : null;
}

interface Counted {
  readonly before: number;
  rows: number;
  /** Ids of the first and the last row so far; null before the first one. */
  first: string | null;
  last: string;
}

async function* entriesOf<Row>(table: TableOfEvidence<Row>, counted: Counted) {
  const { columns, evidence, signal } = table;
  const iterator = reportedRows(table, counted);
  let next = await iterator.next();
  const files: EvidenceFile[] = [];
  do {
    const name = `rows-${files.length + 1}.csv`;
    const texts: string[] = [];
    let rows = 0;
    let packedSha256 = '';
    async function* rowsOfFile() {
      for (; !next.done && rows < evidenceFileRows; rows += 1) {
        counted.last = evidence.idOf(next.value);
        counted.first ??= counted.last;
        yield next.value;
        next = await iterator.next();
      }
    }
    async function* text() {
      for await (const piece of csvPieces(columns, rowsOfFile())) {
        texts.push(piece);
        yield piece;
      }
    }
    const packed = async (bytes: Blob) => {
      packedSha256 = await sha256Of(bytes);
    };
    yield { name, text: text(), packed };
    const whole = new Blob(texts);
    files.push({ name, rows, bytes: whole.size, sha256: await sha256Of(whole), packedSha256 });
  } while (!next.done);
  const content = await contentOf(evidence, counted, files, signal);
  const manifest = { ...content, ...(await bridge.evidence.sign(content, { signal })) };
  yield { name: evidenceManifestName, text: [evidenceManifestText(manifest)], isStored: true };
}

async function contentOf<Row>(
  { idOf: _, count, ...origin }: EvidencePlan<Row>,
  { before, rows, first, last }: Counted,
  files: readonly EvidenceFile[],
  signal: AbortSignal,
): Promise<EvidenceContent> {
  return {
    format: evidenceFormat,
    version: 1,
    made: new Date().toISOString(),
    ...origin,
    rows: { count: rows, first: first ?? '', last, before, after: await count(signal) },
    files: [...files],
  };
}

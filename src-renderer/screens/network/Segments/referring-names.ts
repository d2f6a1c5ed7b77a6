/** Names of segments for the question before a deletion, each with what refers to it. */
import type { Translate } from '#data/text.ts';
import { callRead } from '#data/read.ts';
import { querySegmentReference } from '#shared/api/network/segments.ts';

interface NamedSegment {
  readonly id: string;
  readonly segmentName: string;
  readonly reference: number;
}

/** References that are named of one segment; the further ones are counted. */
const most = 3;
/** Segments whose references are read: each is a request. */
const mostRead = 20;

export async function namesWithReferences(
  segments: readonly NamedSegment[],
  t: Translate,
): Promise<readonly string[]> {
  const toRead = segments.filter(({ reference }) => reference > 0).slice(0, mostRead);
  const referring = new Map(
    await Promise.all(toRead.map(async ({ id }) => [id, await referringTo(id)] as const)),
  );
  return segments.map(({ id, segmentName: name, reference: count }) => {
    if (count === 0) return name;
    const by = referring.get(id) ?? [];
    if (by.length === 0) return t('network.referencedTimes', { name, count });
    const others = count - by.length;
    const words = by.join(t('common.form.separator'));
    return others > 0
      ? t('network.referencedByMore', { name, by: words, count: others })
      : t('network.referencedBy', { name, by: words });
  });
}

/** Empty where it cannot be read: the question then has the number alone. */
async function referringTo(id: string): Promise<readonly string[]> {
  try {
    const { result } = await callRead(querySegmentReference, { id, pageNo: 1, pageSize: most });
    return result.map(({ module, name }) => `${module} · ${name}`);
  } catch {
    return [];
  }
}

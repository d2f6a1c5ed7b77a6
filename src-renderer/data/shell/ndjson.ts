/**
 * Reads newline-delimited JSON value by value, as the bytes arrive; blank lines are skipped. A long line (a licence of
 * 60,000 modules has 10 MB) is joined once, not at every chunk.
 */
export async function* readLines(response: Response): AsyncGenerator<unknown> {
  if (!response.body) return;
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
  let pieces: string[] = [];
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    const [first = '', ...others] = value.split('\n');
    pieces.push(first);
    for (const next of others) {
      const line = pieces.join('');
      pieces = [next];
      if (line.trim()) yield JSON.parse(line);
    }
  }
  const last = pieces.join('');
  if (last.trim()) yield JSON.parse(last);
}

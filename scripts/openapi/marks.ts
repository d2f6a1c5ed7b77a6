/** Replaces the lines between the page's marks of that name; people write the rest. Throws without the marks. */
export function between(name: string, page: string, lines: readonly string[]): string {
  const [begin, end] = [`<!-- ${name}: generated -->\n`, `<!-- end of ${name} -->`];
  const [from, to] = [page.indexOf(begin) + begin.length, page.indexOf(end)];
  if (from < begin.length || to < from) throw new Error(`the marks of ${name} are missing`);
  return `${page.slice(0, from)}\n${lines.join('\n')}\n\n${page.slice(to)}`;
}

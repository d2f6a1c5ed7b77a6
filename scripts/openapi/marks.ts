/** The page with these lines between its marks of that name; the rest is written by people. Throws without the marks. */
export function between(name: string, page: string, lines: readonly string[]): string {
  const [begin, end] = [`<!-- ${name}: generated -->\n`, `<!-- end of ${name} -->`];
  const [from, to] = [page.indexOf(begin) + begin.length, page.indexOf(end)];
  if (from < begin.length || to < from) throw new Error(`the marks of ${name} are missing`);
  return `${page.slice(0, from)}\n${lines.join('\n')}\n\n${page.slice(to)}`;
}

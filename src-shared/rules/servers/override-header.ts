/**
 * Names by which a request says that it is another one than it looks: another method, another path. What was decided
 * about a request must be what the server does (limits.md §3). Spelled with hyphens or underscores, in any case.
 */
export function overridesRequest(name: string): boolean {
  const read = name.toLowerCase().replaceAll('_', '-');
  return (
    // `X-HTTP-Method-Override`, `X-Method`, `_method`; not `Access-Control-Request-Method`, which asks a browser's question.
    /(^|-)(http-?)?method(-?override)?$/.test(read) ||
    /(^|-)method-?override/.test(read) ||
    /^x-(original|rewrite|override)-(url|uri|path|method)$/.test(read)
  );
}

/**
 * Header and field names by which a framework overrides a request's method or path. The gateway's decision must be
 * about the request that the server executes (limits.md §3). Hyphens, underscores and case make no difference.
 */
export function overridesRequest(name: string): boolean {
  const read = name.toLowerCase().replaceAll('_', '-');
  return (
    // `X-HTTP-Method-Override`, `X-Method` and `_method`, but not `Access-Control-Request-Method`, a preflight header.
    /* wall: method-header */ /(^|-)(http-?)?method(-?override)?$/.test(read) ||
    /(^|-)method-?override/.test(read) ||
    /^x-(original|rewrite|override)-(url|uri|path|method)$/.test(read)
  );
}

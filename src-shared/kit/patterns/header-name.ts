/** A valid name for a header of every request: a token (RFC 9110 §5.6.2). */
export const headerName = /^[A-Za-z0-9!#$%&'*+\-.^_`|~]{1,64}$/;
